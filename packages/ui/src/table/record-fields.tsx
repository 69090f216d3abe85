import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { useNames } from '../resources/use-names.ts';
import { FullValue, isWide } from '../fields/full-value.tsx';
import { FailedMark } from '../fields/lazy-failed-mark.ts';
import type { PartSlot } from '../fields/part-slot.ts';
import type { FieldFailures } from '../data/field-failures.ts';
import { asShown } from './title-column.ts';

export interface RecordFieldsProps {
  readonly descriptor: {
    readonly name: string;
    readonly key: readonly string[];
    readonly fields: readonly FieldDescriptor[];
  };
  readonly record: ResourceRecord;
  readonly failures: FieldFailures;
  /** Slots of the record's child records. */
  readonly slotOf?: PartSlot['of'];
}

/** All fields of a record: short fields in two columns, followed by full-width fields. */
export function RecordFields({ descriptor, record, failures, slotOf }: RecordFieldsProps) {
  const names = useNames();
  const { name, key, fields } = descriptor;
  const ordered = [...fields.filter((field) => !isWide(field)), ...fields.filter(isWide)];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        columnGap: 4,
        rowGap: 2.5,
        typography: 'body2',
      }}
    >
      {ordered.map((field) => {
        const slot = slotOf?.(field.name);
        const value = record[field.name];
        return (
          <Box
            key={field.name}
            sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
              {names.field(name, field)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
            >
              {failures.has(0, field.name) && value == null ? (
                <FailedMark isWide reason={failures.reasonOf?.(0, field.name) ?? ''} />
              ) : (
                <FullValue
                  resource={name}
                  field={asShown(field, key)}
                  value={value}
                  siblings={record}
                  isKey={key.includes(field.name)}
                  slot={slot}
                />
              )}
              {slot?.whole?.(value)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
