import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { useNames } from '../resources/use-names.ts';
import { FullValue } from '../fields/full-value.tsx';

export interface StatCardsProps {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly record: ResourceRecord;
}

/** Greatest length of a text on a card. */
const longest = 24;

/** Cards with the values of a result. */
export function StatCards({ resource, fields, record }: StatCardsProps) {
  const names = useNames();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns:
          fields.length === 1
            ? 'minmax(0, 1fr)'
            : {
                xs: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
                sm: 'repeat(auto-fill, minmax(200px, 1fr))',
              },
        maxWidth: fields.length === 1 ? 640 : undefined,
      }}
    >
      {fields.map((field) => {
        const value = record[field.name];
        const isLarge = typeof value !== 'string' || value.length <= longest;
        return (
          <Box
            key={field.name}
            sx={{
              minWidth: 0,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>
              {names.field(resource, field)}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                overflowWrap: 'anywhere',
                fontVariantNumeric: 'tabular-nums',
                ...(isLarge
                  ? {
                      fontSize: { xs: fields.length === 1 ? '1.5rem' : '1.25rem', sm: '1.5rem' },
                      fontWeight: 600,
                      lineHeight: 1.3,
                    }
                  : { typography: 'body1' }),
              }}
            >
              <FullValue resource={resource} field={field} value={value} siblings={record} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
