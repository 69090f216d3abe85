import type { Total } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon, type NamedIcon } from '../kit/icons.tsx';
import { useFormats } from '../text/use-formats.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { NativeSelect } from '../kit/native-select.tsx';
import { pageSizes } from '../resources/page-sizes.ts';

/** Props of the pager. */
export interface PagerProps {
  /** Page of the rows, from 0. */
  readonly page: number;
  /** Page requested last. Next and previous pages are counted from it. @defaultValue `page` */
  readonly wanted?: number;
  readonly pageSize: number;
  /** Rows on this page. */
  readonly rows: number;
  readonly total: Total | undefined;
  /** Whether a new total is pending. */
  readonly isCounting?: boolean;
  /** `undefined`: not known yet. The button is enabled, and `onPage` remembers the press. */
  readonly hasNextPage: boolean | undefined;
  readonly hasPreviousPage: boolean;
  /** Whether any page can be requested, not only the neighbours. */
  readonly isRandomAccess: boolean;
  /** `Infinity` stands for a last page of unknown number. */
  readonly onPage: (page: number) => void;
  /** The pointer rests on the button of a page, or the button has the focus. */
  readonly onExpect?: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Pager: page size, range of rows with the total, and buttons of other pages. */
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

/** `26–50 из 20 000`, as far as the numbers are known. */
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

/** Milliseconds that the pointer must rest. One that passes by rests shorter. */
const rest = 60;

function Step({ command, icon, label, isPossible, page, onPage, onExpect }: StepProps) {
  const [isNear, setNear] = useState(false);
  const expect = useEffectEvent((to: number) => onExpect?.(to));
  const mayExpect = isNear && isPossible && onExpect !== undefined;
  // Repeated when the button stays below the pointer and leads to a further page.
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
