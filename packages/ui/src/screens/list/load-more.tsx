import type { Total } from '@admin/gql/resource';
import { toAdminError } from '@admin/gql';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { errorText } from '../../text/error-text.ts';
import '../../locales/errors-texts.ts';
import '../../locales/growing-texts.ts';
import type { Growth } from './use-growing-rows.ts';

export interface LoadMoreProps extends Pick<
  Growth,
  'hasNext' | 'isGrowing' | 'error' | 'loadNext'
> {
  /** Rows that are there. */
  readonly shown: number;
  readonly total: Total | undefined;
  /** Absent while the start of the list is in view. */
  readonly onStart: (() => void) | undefined;
}

/** Footer in place of the pager: the number of shown rows, the total, and the button for more rows. */
export function LoadMore({
  shown,
  total,
  hasNext,
  isGrowing,
  error,
  loadNext,
  onStart,
}: LoadMoreProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const said = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button disappears at the end of the list. If it was pressed, the focus moves to the text.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!hasNext && wasPressed.current && document.activeElement === document.body)
      said.current?.focus();
    wasPressed.current = hasNext && document.activeElement === button.current;
  });
  const numbers = { shown: formats.integer(shown), total: total && formats.integer(total.count) };
  const text = !hasNext
    ? 'growing.all'
    : !total
      ? 'growing.more'
      : total.exact
        ? 'growing.of'
        : 'growing.ofMore';
  return (
    // Excluded from scroll anchoring: when rows are added above, the page must not follow these
    // buttons, since the end would stay in view and request the next page.
    <Box
      component="nav"
      aria-label={t('table.pagination')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1,
        rowGap: 0.5,
        py: 0.5,
        px: 2,
        minHeight: 48,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        overflowAnchor: 'none',
      }}
    >
      {error !== undefined && (
        <Box component="span" role="alert" sx={{ color: 'text.danger' }}>
          {t('growing.failed')}. {errorText(toAdminError(error), t).title}
        </Box>
      )}
      <Box
        ref={said}
        component="span"
        tabIndex={-1}
        aria-live="polite"
        sx={{ mr: 1, fontVariantNumeric: 'tabular-nums', outline: 'none' }}
      >
        {t(text, numbers)}
      </Box>
      {onStart && (
        <Button size="small" color="inherit" command="list.previousPage" onClick={onStart}>
          {t('growing.toStart')}
        </Button>
      )}
      {hasNext && (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          command="list.nextPage"
          aria-disabled={isGrowing}
          onClick={loadNext}
        >
          {t(error !== undefined ? 'errors.retry' : isGrowing ? 'growing.loading' : 'growing.load')}
        </Button>
      )}
    </Box>
  );
}
