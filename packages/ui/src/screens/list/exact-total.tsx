import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { pagerIn } from '../../table/cell-elements.ts';
import { Button } from '../../kit/button.tsx';
import '../../locales/columns-texts.ts';
import type { RecordList } from './use-record-list.ts';
import { useFailureNotice } from './use-failure-notice.ts';

/**
 * Notice «Больше 10 000» with a button that requests the exact total. The count may take the server
 * long. Its result appears in the pager, which then offers the last page.
 */
export function ExactTotal({
  pager: { total, isCounting },
  exactly: { isAsked, error, ask },
  toolbar: {
    descriptor: { count },
  },
}: RecordList) {
  const { t } = useTranslation();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback(
    (mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null),
    [],
  );
  useFailureNotice(isAsked && !isCounting ? error : undefined, () => ask(false));
  if (!count?.exactly || (isAsked ? total !== undefined : total?.exact !== false)) return null;
  const bar = pagerIn(frame);
  return (
    <>
      <span hidden ref={takeFrame} />
      {bar &&
        createPortal(
          <Box component="span" sx={{ order: -1, mr: 'auto' }}>
            <Button size="small" disabled={isAsked} onClick={() => ask(true)}>
              {t(isAsked ? 'columns.counting' : 'columns.countAll')}
            </Button>
          </Box>,
          bar,
        )}
    </>
  );
}
