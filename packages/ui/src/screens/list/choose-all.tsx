import type { ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { errorText } from '../../text/error-text.ts';
import '../../locales/bulk-texts.ts';
import '../../locales/errors-texts.ts';
import type { RowToolsProps } from './row-tools.tsx';
import { mostChosen, useAllRecords } from '../../data/use-all-records.ts';
import '../../locales/export-texts.ts';

export interface ChooseAllProps extends Pick<
  RowToolsProps,
  'resource' | 'list' | 'request' | 'total'
> {
  /** Number of chosen records. */
  readonly chosen: number;
  readonly onChoose: (records: readonly ResourceRecord[]) => void;
}

/** Button that chooses all records of the list's conditions, if there are more than the chosen ones. */
export function ChooseAll({ resource, list, request, total, chosen, onChoose }: ChooseAllProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const notify = useNotify();
  const { found, read, stop } = useAllRecords({ resource, list, request });
  if (total?.exact && total.count <= chosen) return null;
  const choose = async () => {
    try {
      const records = await read();
      if (records === 'tooMany')
        notify({
          text: t('bulk.tooMany', { number: formats.integer(mostChosen) }),
          severity: 'error',
        });
      else if (records !== null) onChoose(records);
    } catch (error) {
      const { title, advice } = errorText(error, t);
      notify({ text: `${title}. ${advice}`, severity: 'error' });
    }
  };
  if (found === null)
    return (
      <Button onClick={() => void choose()}>
        {total?.exact
          ? t('bulk.all', { number: formats.integer(total.count) })
          : t('bulk.allFound')}
      </Button>
    );
  return (
    <>
      <Box
        component="span"
        sx={{
          mx: 1,
          typography: 'body2',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {t('bulk.collecting', { number: formats.integer(found) })}
      </Box>
      <Button onClick={stop}>{t('export.stop')}</Button>
    </>
  );
}
