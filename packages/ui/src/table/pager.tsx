import type { Total } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon, type NamedIcon } from '../kit/icons.tsx';
import { useFormats } from '../text/use-formats.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { NativeSelect } from '../kit/native-select.tsx';
import { pageSizes } from '../resources/page-sizes.ts';

/** The page that is shown, what is known of the others, and the ways there. */
export interface PagerProps {
  /** From 0: that of the rows. */
  readonly page: number;
  /** Page requested last. Next and previous pages are counted from it. @defaultValue `page` */
  readonly wanted?: number;
  readonly pageSize: number;
  /** Rows on this page. */
  readonly rows: number;
  readonly total: Total | undefined;
  /** Another total is on its way. */
  readonly isCounting?: boolean;
  /** `undefined`: not known yet. The way there is open, and `onPage` remembers it. */
  readonly hasNextPage: boolean | undefined;
  readonly hasPreviousPage: boolean;
  /** Whether any page can be requested, not only the neighbours. */
  readonly isRandomAccess: boolean;
  /** `Infinity`: the last page, which is not known yet. */
  readonly onPage: (page: number) => void;
  /** The pointer rests on the way to a page, or the focus is there. */
  readonly onExpect?: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Size of a page, which rows these are and of how many, and the way to the others. */
export function Pager({
  page,
  wanted = page,
  pageSize,
  rows,
  total,
  isCounting = false,
  hasNextPage,
  hasPreviousPage,
  isRandomAccess,
  onPage,
  onExpect,
  onPageSize,
}: PagerProps) {
  const { t } = useTranslation();
  const sizeId = useId();
  const lastPage = isCounting ? Infinity : total?.exact ? Math.ceil(total.count / pageSize) - 1 : 0;
  return (
    <Box
      component="nav"
      aria-label={t('table.pagination')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: { xs: 1, sm: 3 },
        rowGap: 0.5,
        py: 0.5,
        px: 2,
        minHeight: 48,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <label htmlFor={sizeId}>{t('table.rowsPerPage')}</label>
        <NativeSelect
          id={sizeId}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Box
        component="span"
        aria-live="polite"
        sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
      >
        {useRangeText(page * pageSize, rows, total)}
      </Box>
      <Box sx={{ display: 'flex', mr: -1 }}>
        {isRandomAccess && (
          <Step
            command="list.firstPage"
            icon="first"
            label={t('table.firstPage')}
            isPossible={wanted > 0}
            page={0}
            onPage={onPage}
            onExpect={onExpect}
          />
        )}
        <Step
          command="list.previousPage"
          icon="previous"
          label={t('table.previousPage')}
          isPossible={hasPreviousPage}
          page={wanted - 1}
          onPage={onPage}
          onExpect={onExpect}
        />
        <Step
          command="list.nextPage"
          icon="next"
          label={t('table.nextPage')}
          isPossible={hasNextPage ?? true}
          page={wanted + 1}
          onPage={onPage}
          onExpect={onExpect}
        />
        {isRandomAccess && (
          <Step
            command="list.lastPage"
            icon="last"
            label={t('table.lastPage')}
            isPossible={wanted < lastPage}
            page={lastPage}
            onPage={onPage}
            onExpect={onExpect}
          />
        )}
      </Box>
    </Box>
  );
}

/** `26–50 из 20 000`; as much of it as is known. */
function useRangeText(before: number, rows: number, total: Total | undefined): string {
  const { t } = useTranslation();
  const formats = useFormats();
  if (rows === 0) return '';
  const range = { from: formats.integer(before + 1), to: formats.integer(before + rows) };
  if (!total) return t('table.rangeUnknown', range);
  return t(total.exact ? 'table.range' : 'table.rangeMore', {
    ...range,
    total: formats.integer(total.count),
  });
}

interface StepProps {
  readonly command: string;
  readonly icon: NamedIcon['name'];
  readonly label: string;
  readonly isPossible: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onExpect: ((page: number) => void) | undefined;
}

/** Milliseconds. A pointer that only passes by rests shorter. */
const rest = 60;

function Step({ command, icon, label, isPossible, page, onPage, onExpect }: StepProps) {
  const [isNear, setNear] = useState(false);
  const expect = useEffectEvent((to: number) => onExpect?.(to));
  const mayExpect = isNear && isPossible && onExpect !== undefined;
  // Also when the button stays under the pointer and leads to the next page but one.
  useEffect(() => {
    if (!mayExpect) return undefined;
    const resting = setTimeout(() => expect(page), rest);
    return () => clearTimeout(resting);
  }, [mayExpect, page]);
  const approach = () => setNear(true);
  const leave = () => setNear(false);
  return (
    <IconButton
      command={command}
      aria-label={label}
      disabled={!isPossible}
      onClick={() => onPage(page)}
      onPointerEnter={approach}
      onPointerLeave={leave}
      onFocus={approach}
      onBlur={leave}
      sx={{ width: { xs: 32, sm: 36 }, height: 36 }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
