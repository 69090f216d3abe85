import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { NativeSelect } from '../../kit/native-select.tsx';
import { useFormats } from '../../text/use-formats.ts';
import { isNumberKind } from '../../values/number-text.ts';
import type { OpenImport } from './import-types.ts';
import { numberRead, readingOf, type NumberReading } from './number-marks.ts';
import type { NamedBy } from './references.ts';
import type { Import } from './use-import.ts';

const namings: readonly NamedBy[] = ['either', 'label', 'key'];
/** Number of values shown for a column. */
const shownValues = 3;

export interface ImportColumnProps {
  readonly at: number;
  readonly header: string;
  readonly imported: Import;
  readonly open: OpenImport;
  readonly problem: string | undefined;
  readonly mappedNames: ReadonlySet<string | null>;
  readonly onChoose: (at: number, name: string | null) => void;
}

/** Field of a column, with some of its values. */
export function ImportColumn({
  at,
  header,
  imported: { fields, change },
  open: { table, plan, target },
  problem,
  mappedNames,
  onChoose,
}: ImportColumnProps) {
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
              disabled={each.name !== name && mappedNames.has(each.name)}
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
        {field?.isKeyOnly === true && target.takableKey === field.name && (
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
  /** Label of the field. */
  readonly label: string;
  readonly onChange: Import['change'];
}

const readings: readonly NumberReading[] = ['comma', 'point'];

/**
 * Example of a number of the column as it is read. Offers the notations when its numbers are
 * ambiguous.
 */
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
