import { toAdminError } from '@admin/gql';
import type { Total } from '@admin/gql/resource';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../admin/use-formats.ts';
import { Button } from '../controls/button.tsx';
import { errorText } from '../feedback/error-text.ts';
import { useNotify } from '../feedback/notify-context.ts';
import '../locales/columns-texts.ts';
import type { RecordList } from './use-record-list.ts';

/** «Больше 10 000»: how many exactly, when somebody asks. The server then counts all of them, which may take it a while. */
export function ExactTotal({ pager, request, toolbar: { descriptor: { count } } }: RecordList) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useApolloClient();
  const notify = useNotify();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const takeFrame = useCallback((mark: HTMLElement | null) => setFrame(mark?.parentElement ?? null), []);
  const conditions = JSON.stringify([request.search, request.filters]);
  const [asked, setAsked] = useState<{ readonly of: string; readonly total?: Total }>();
  if (!count?.exactly || pager.total?.exact !== false) return null;
  const ask = async () => {
    setAsked({ of: conditions });
    try {
      const { data } = await client.query({ query: count.document, variables: count.variables(request, true), fetchPolicy: 'no-cache' });
      if (data !== undefined) setAsked({ of: conditions, total: count.total(data) });
    } catch (error) {
      setAsked(undefined);
      notify({ severity: 'error', text: errorText(toAdminError(error), t).title });
    }
  };
  const own = asked?.of === conditions ? asked : undefined;
  const bar = frame?.querySelector('nav');
  return (
    <>
      <span hidden ref={takeFrame} />
      {bar && createPortal(
        <Box component="span" aria-live="polite" sx={{ order: -1, mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {own?.total ? t('columns.exactTotal', { total: formats.integer(own.total.count) }) : (
            <Button size="small" disabled={own !== undefined} onClick={() => void ask()}>{t(own ? 'columns.counting' : 'columns.countAll')}</Button>
          )}
        </Box>,
        bar,
      )}
    </>
  );
}
