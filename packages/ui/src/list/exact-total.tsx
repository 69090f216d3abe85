import { toAdminError } from '@admin/gql';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '../controls/button.tsx';
import { errorText } from '../feedback/error-text.ts';
import { useNotify } from '../feedback/notify-context.ts';
import '../locales/columns-texts.ts';
import type { RecordList } from './use-record-list.ts';

/** «Больше 10 000»: how many exactly, when somebody asks. The server then counts all of them, which may take it a while; the pager has the number, and the way to the last page. */
export function ExactTotal({ pager: { total, isCounting }, exactly: { isAsked, error, ask }, toolbar: { descriptor: { count } } }: RecordList) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback((mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null), []);
  const hasFailed = isAsked && error !== undefined && !isCounting;
  const tell = useEffectEvent(() => {
    notify({ severity: 'error', text: errorText(toAdminError(error), t).title });
    ask(false);
  });
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
  if (!count?.exactly || (isAsked ? total !== undefined : total?.exact !== false)) return null;
  const bar = frame?.querySelector('nav');
  return (
    <>
      <span hidden ref={takeFrame} />
      {bar && createPortal(
        <Box component="span" sx={{ order: -1, mr: 'auto' }}>
          <Button size="small" disabled={isAsked} onClick={() => ask(true)}>{t(isAsked ? 'columns.counting' : 'columns.countAll')}</Button>
        </Box>,
        bar,
      )}
    </>
  );
}
