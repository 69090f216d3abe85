import type {
  AnswerDescriptor,
  FieldDescriptor,
  KeyedResource,
  ResourceRecord,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Suspense } from 'react';

import { showHref } from '../../resources/addresses.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { SkeletonRows } from '../../kit/list-skeleton.tsx';
import { CopyButton } from '../../fields/copy-button.tsx';
import { FullValue } from '../../fields/full-value.tsx';
import { isRecord } from '../../values/is-record.ts';
import { TextLink } from '../../fields/text-link.tsx';
import { useSay } from '../../fields/use-say.ts';
import { recordText } from '../../values/record-text.ts';

export interface ActionAnswerProps {
  /** Resource whose catalogue names the values. */
  readonly resource: string;
  readonly answer: AnswerDescriptor;
  readonly values: readonly unknown[];
}

/** Answer of an action: links to records, formatted values, or a file to save. */
export function ActionAnswer({ resource, answer, values }: ActionAnswerProps) {
  if (answer.kind === 'records') {
    return (
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <RecordLinks resource={answer.resource} records={values.filter(isRecord)} />
      </Suspense>
    );
  }
  if (answer.kind === 'values') {
    return values
      .filter(isRecord)
      .map((value, at) => (
        <Values key={at} resource={resource} fields={answer.fields} value={value} />
      ));
  }
  const { field } = answer;
  const shown: FieldDescriptor =
    answer.kind === 'file' && field.kind !== 'binary'
      ? { ...field, list: false, kind: 'url' }
      : { ...field, list: false };
  return values.map((value, at) => (
    <Box
      key={at}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        typography: 'body1',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FullValue resource={resource} field={shown} value={value} siblings={{}} />
      </Box>
      {field.kind === 'string' && typeof value === 'string' && <CopyButton text={value} />}
    </Box>
  ));
}

function RecordLinks({
  resource,
  records,
}: {
  readonly resource: string;
  readonly records: readonly ResourceRecord[];
}) {
  const descriptor = useResource(resource);
  if (descriptor.key === null) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {records.map((record, at) => (
        <li key={at}>
          <RecordLink resource={descriptor} record={record} />
        </li>
      ))}
    </Box>
  );
}

function RecordLink({
  resource,
  record,
}: {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}) {
  const say = useSay();
  const text = recordText(resource, record, say);
  return resource.show ? (
    <TextLink href={showHref(resource.name, resource.key, record)}>{text}</TextLink>
  ) : (
    text
  );
}

function Values({
  resource,
  fields,
  value,
}: {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly value: ResourceRecord;
}) {
  const names = useNames();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(100px, max-content) minmax(0, 1fr)',
        },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 1 },
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {names.field(resource, field)}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mb: { xs: 1, sm: 0 },
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <FullValue
              resource={resource}
              field={field}
              value={value[field.name]}
              siblings={value}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
