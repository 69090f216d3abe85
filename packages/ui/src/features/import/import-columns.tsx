import type { KeyedResource } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { isNumberKind } from '../../values/number-text.ts';
import { NativeSelect } from '../../kit/native-select.tsx';
import { numberRead, readingOf, type NumberReading } from './number-marks.ts';
import { sampleProblems } from './sample-problems.ts';
import type { NamedBy } from './references.ts';
import type { OpenImport } from './import-types.ts';
import type { Import } from './use-import.ts';

export interface ImportColumnsProps {
  readonly imported: Import;
  readonly open: OpenImport;
  readonly resource: KeyedResource;
}

const namings: readonly NamedBy[] = ['either', 'label', 'key'];
/** Values of a column that are shown. */
const shownValues = 3;

/** What each column of a file becomes, with some of its values, and what is done with its rows. */
export function ImportColumns({
  imported,
  open: { fileName, table, plan },
  resource,
}: ImportColumnsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { fields, change, back, check, words, textOf } = imported;
  const taken = new Set(plan.mapping);
  const missing = fields.filter(({ name, required }) => required && !taken.has(name));
  const keys = keyChoices(imported, resource, plan.mapping);
  const hasUpdate = resource.update !== undefined && keys.length > 0;
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
            <Column
              key={at}
              at={at}
              header={header}
              imported={imported}
              open={{ table, plan }}
              problem={problems[at]}
              taken={taken}
              onChoose={choose}
            />
          ))}
        </Box>
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
                    {key.map(imported.labelOf).join(' + ')}
                  </option>
                ))}
              </NativeSelect>
            </Box>
          )}
        </Box>
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
        {!isUpdating && missing.length > 0 && (
          <Box role="alert" sx={{ typography: 'body2', color: 'text.danger' }}>
            {t('import.missing', {
              count: missing.length,
              fields: missing.map(({ label }) => `«${label}»`).join(', '),
            })}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={back}>{t('import.back')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void check()}>
          {t('import.check')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ColumnProps {
  readonly at: number;
  readonly header: string;
  readonly imported: Import;
  readonly open: Pick<OpenImport, 'table' | 'plan'>;
  readonly problem: string | undefined;
  readonly taken: ReadonlySet<string | null>;
  readonly onChoose: (at: number, name: string | null) => void;
}

function Column({
  at,
  header,
  imported: { fields, target, change },
  open: { table, plan },
  problem,
  taken,
  onChoose,
}: ColumnProps) {
  const { t } = useTranslation();
  const headerId = useId();
  const problemId = useId();
  const name = plan.mapping[at] ?? null;
  const field = fields.find((each) => each.name === name);
  const values = [...new Set(table.sample.flatMap(({ cells }) => cells[at]?.text || []))].slice(
    0,
    shownValues,
  );
  const title = header === '' ? t('import.unnamed', { number: at + 1 }) : header;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 1,
        px: 2,
        py: 1,
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box id={headerId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {values.join(' · ') || t('import.blank')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
        <NativeSelect
          value={name ?? ''}
          onChange={(event) => onChoose(at, event.target.value || null)}
          aria-labelledby={headerId}
          aria-describedby={problem === undefined ? undefined : problemId}
          sx={{ flex: '1 1 160px', minWidth: 0, ...(name === null && { color: 'text.secondary' }) }}
        >
          <option value="">{t('import.leaveOut')}</option>
          {fields.map((each) => (
            <option
              key={each.name}
              value={each.name}
              disabled={each.name !== name && taken.has(each.name)}
            >
              {each.label + (each.required ? ' *' : '')}
            </option>
          ))}
        </NativeSelect>
        {field?.input.reference && (
          <NativeSelect
            value={plan.namedBy[field.name] ?? 'either'}
            aria-label={t('import.namedBy', { field: field.label })}
            onChange={(event) =>
              change({
                namedBy: {
                  ...plan.namedBy,
                  [field.name]: namings.find((each) => each === event.target.value) ?? 'either',
                },
              })
            }
          >
            {namings.map((each) => (
              <option key={each} value={each}>
                {t(`import.naming.${each}`)}
              </option>
            ))}
          </NativeSelect>
        )}
        {field?.isKeyOnly === true && !plan.key.includes(field.name) && plan.takesKeys !== true && (
          <Box sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}>
            {t('import.keyOnly')}
          </Box>
        )}
        {field?.isKeyOnly === true && target?.takableKey === field.name && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={plan.takesKeys === true}
                onChange={(event) => change({ takesKeys: event.target.checked })}
              />
            }
            label={t('import.takesKeys')}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        )}
        {field && isNumberKind(field.input.kind) && !field.input.list && !field.input.reference && (
          <ColumnNumbers at={at} label={field.label} table={table} plan={plan} onChange={change} />
        )}
        {problem !== undefined && (
          <Box
            id={problemId}
            sx={{ flexBasis: '100%', typography: 'caption', color: 'text.danger' }}
          >
            {problem}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface ColumnNumbersProps extends Pick<OpenImport, 'table' | 'plan'> {
  readonly at: number;
  /** Of the field. */
  readonly label: string;
  readonly onChange: Import['change'];
}

const readings: readonly NumberReading[] = ['comma', 'point'];

/** As what a number of a column is read; where its numbers can be read in two ways, in which. */
function ColumnNumbers({ at, label, table, plan, onChange }: ColumnNumbersProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const exampleId = useId();
  const marks = table.marks[at];
  if (!marks) return null;
  const { reading: usual, unsure } = readingOf(marks, i18n.resolvedLanguage ?? i18n.language);
  const chosen = plan.numbers?.[at];
  const example =
    unsure ??
    table.sample
      .flatMap(({ cells }) => cells[at] ?? [])
      .find(
        ({ kind, text }) =>
          kind === 'text' && /[.,]/.test(text) && numberRead(text, chosen) !== undefined,
      )?.text;
  const read = example === undefined ? undefined : numberRead(example, chosen);
  return (
    <>
      {unsure !== undefined && (
        <NativeSelect
          value={chosen ?? ''}
          aria-label={t('import.numbersOf', { field: label })}
          aria-describedby={read === undefined ? undefined : exampleId}
          onChange={(event) =>
            onChange({
              numbers: {
                ...plan.numbers,
                [at]: readings.find((each) => each === event.target.value),
              },
            })
          }
        >
          {usual === undefined && <option value="">{t('import.numbers.each')}</option>}
          {readings.map((each) => (
            <option key={each} value={each}>
              {t(`import.numbers.${each}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      {read !== undefined && (
        <Box
          id={exampleId}
          sx={{ flexBasis: '100%', typography: 'caption', color: 'text.secondary' }}
        >
          {t('import.numberRead', { text: example, number: formats.decimal(read) })}
        </Box>
      )}
    </>
  );
}

/**
 * What can find a record: the keys that the server names, where all of their fields are in the
 * file; else single fields that its list can be asked for.
 */
function keyChoices(
  { target, fields }: Import,
  { list, key }: KeyedResource,
  mapping: readonly (string | null)[],
): readonly (readonly string[])[] {
  const isThere = (name: string) => mapping.includes(name);
  if (target?.keys) return target.keys.filter((names) => names.every(isThere));
  const canBeAsked = (name: string) =>
    list?.filters.some(
      (filter) =>
        (filter.name === name || filter.field === name) && filter.operators.includes('eq'),
    ) === true;
  const own = key.every((name) => isThere(name) && canBeAsked(name)) ? [key] : [];
  const single = fields.filter(
    ({ name, input, path }) =>
      isThere(name) &&
      path.length === 1 &&
      !input.list &&
      !input.reference &&
      canBeAsked(name) &&
      !(own.length > 0 && key.length === 1 && key[0] === name),
  );
  return [...own, ...single.map(({ name }) => [name])];
}
