import type { KeyedResource } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { NativeSelect } from '../../kit/native-select.tsx';
import { ImportColumn } from './import-column.tsx';
import { keyChoices } from './key-choices.ts';
import { sampleProblems } from './sample-problems.ts';
import type { OpenImport } from './import-types.ts';
import type { Import } from './use-import.ts';

export interface ImportColumnsProps {
  readonly imported: Import;
  readonly open: OpenImport;
  readonly resource: KeyedResource;
}

/** Fields of a file's columns with some of their values, and the mode of the import. */
export function ImportColumns({ imported, open, resource }: ImportColumnsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { fileName, table, plan } = open;
  const { fields, change, back, check, words, textOf } = imported;
  const taken = new Set(plan.mapping);
  const missing = fields.filter(({ name, required }) => required && !taken.has(name));
  const keys = keyChoices(fields, resource, open);
  const isUpdating = plan.key.length > 0;
  const mapped = plan.mapping.filter((name) =>
    fields.some((field) => field.name === name && !field.isKeyOnly),
  ).length;
  const problems = sampleProblems({ table, plan, fields, words, textOf });
  const choose = (at: number, name: string | null) =>
    change({
      mapping: plan.mapping.map((each, index) => (index === at ? name : each)),
      key: plan.key.some((part) => part === plan.mapping[at]) ? [] : plan.key,
    });
  const canCreate = resource.create !== undefined;
  const isReady = mapped > 0 && (isUpdating || (canCreate && missing.length === 0));
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box component="p" sx={{ m: 0 }}>
          {t('import.opened', {
            file: fileName,
            count: table.count,
            rows: formats.integer(table.count),
          })}
        </Box>
        <Box
          component="ul"
          aria-label={t('import.columns')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {table.headers.map((header, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Columns of a file have no other name of their own.
            <ImportColumn
              key={at}
              at={at}
              header={header}
              imported={imported}
              open={open}
              problem={problems[at]}
              mappedNames={taken}
              onChoose={choose}
            />
          ))}
        </Box>
        <ImportMode imported={imported} plan={plan} keys={keys} resource={resource} />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={plan.emptyCells === 'clear'}
              onChange={(event) => change({ emptyCells: event.target.checked ? 'clear' : 'keep' })}
            />
          }
          label={t('import.clear')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mt: -1 }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, pt: 1 }}>
        {!isUpdating && missing.length > 0 && (
          <Box role="alert" sx={{ flex: '1 1 280px', typography: 'body2', color: 'text.danger' }}>
            {t('import.missing', {
              count: missing.length,
              fields: missing.map(({ label }) => `«${label}»`).join(', '),
            })}
          </Box>
        )}
        <Button onClick={back}>{t('import.back')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void check()}>
          {t('import.check')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ImportModeProps extends Pick<OpenImport, 'plan'> {
  readonly imported: Pick<Import, 'change' | 'labelOf'>;
  readonly keys: readonly (readonly string[])[];
  readonly resource: KeyedResource;
}

/** Chooses whether rows create or update records, and the key that finds them. */
function ImportMode({ imported: { change, labelOf }, plan, keys, resource }: ImportModeProps) {
  const { t } = useTranslation();
  const canCreate = resource.create !== undefined;
  const hasUpdate = resource.update !== undefined && keys.length > 0;
  const isUpdating = plan.key.length > 0;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'subtitle2' }}>
        {t('import.mode')}
      </Box>
      {canCreate && (
        <FormControlLabel
          control={
            <Radio
              name="import-mode"
              size="small"
              checked={!isUpdating}
              onChange={() => change({ key: [] })}
            />
          }
          label={t('import.create')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
      {hasUpdate && (
        <FormControlLabel
          control={
            <Radio
              name="import-mode"
              size="small"
              checked={isUpdating}
              onChange={() => change({ key: keys[0] ?? [] })}
            />
          }
          label={t(canCreate ? 'import.createOrUpdate' : 'import.update')}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
      {isUpdating && (
        <Box
          component="label"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            ml: 3.5,
            mt: 0.5,
            typography: 'body2',
          }}
        >
          {t('import.key')}
          <NativeSelect
            value={plan.key.join('\n')}
            onChange={(event) => change({ key: event.target.value.split('\n') })}
          >
            {keys.map((key) => (
              <option key={key.join('\n')} value={key.join('\n')}>
                {key.map(labelOf).join(' + ')}
              </option>
            ))}
          </NativeSelect>
        </Box>
      )}
    </Box>
  );
}
