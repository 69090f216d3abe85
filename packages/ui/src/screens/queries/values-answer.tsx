import type { FieldDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { FullValue } from '../../fields/full-value.tsx';
import { EmptyMark } from '../../fields/marks.tsx';
import { isJsonTable, jsonFields } from './json-table.ts';
import { ObjectsAnswer } from './object-answers.tsx';
import { StatCards } from '../../charts/stat-cards.tsx';

export interface ValuesAnswerProps {
  readonly resource: string;
  readonly field: FieldDescriptor;
  readonly values: readonly unknown[];
  /** Title of the query. */
  readonly label: string;
}

/**
 * Single value on a card, several values in a row. JSON is a table if its shape allows, else it is
 * shown as returned.
 */
export function ValuesAnswer({ resource, field, values, label }: ValuesAnswerProps) {
  const [value] = values;
  const only = { ...field, list: false };
  if (field.kind === 'json') {
    const json = values.length === 1 ? value : values;
    if (isJsonTable(json))
      return (
        <ObjectsAnswer
          resource={resource}
          fields={jsonFields(json)}
          records={json}
          label={label}
          level={2}
        />
      );
    return <FullValue resource={resource} field={only} value={json} />;
  }
  if (field.kind === 'object' && field.fields === undefined)
    return (
      <FullValue
        resource={resource}
        field={{ ...only, kind: 'json' }}
        value={values.length === 1 ? value : values}
      />
    );
  if (values.length === 1 && field.list !== true)
    return (
      <StatCards
        resource={resource}
        fields={[{ ...only, called: label, description: label }]}
        record={{ [field.name]: value }}
      />
    );
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      {values.length === 0 ? (
        <EmptyMark />
      ) : (
        <FullValue resource={resource} field={{ ...field, list: true }} value={values} />
      )}
    </Box>
  );
}
