import type { FieldDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';

import { showHref } from '../../resources/addresses.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import { RecordFields } from '../../table/record-fields.tsx';
import { noFailures } from '../../data/field-failures.ts';
import { AnswerSection } from './answer-section.tsx';
import { ObjectAnswer } from './object-answers.tsx';
import { useQueryTexts } from './use-query-texts.ts';

export interface RecordAnswerProps {
  readonly resource: string;
  readonly fields: readonly FieldDescriptor[];
  readonly record: ResourceRecord;
}

/** The record that was looked for, and the way to its page. */
export function RecordAnswer({ resource, fields, record }: RecordAnswerProps) {
  const descriptor = useResource(resource);
  if (descriptor.key === null)
    return <ObjectAnswer resource={resource} fields={fields} record={record} level={2} />;
  return <Found descriptor={descriptor} fields={fields} record={record} />;
}

interface FoundProps extends Omit<RecordAnswerProps, 'resource'> {
  readonly descriptor: KeyedResource;
}

function Found({ descriptor, fields, record }: FoundProps) {
  const say = useQueryTexts();
  const can = useCan();
  const { name, key } = descriptor;
  const title = useRecordTitle(descriptor)(record);
  return (
    <AnswerSection title={title} level={2}>
      <RecordFields descriptor={{ name, key, fields }} record={record} failures={noFailures} />
      {descriptor.show && can('show', name) && (
        <Box sx={{ mt: 2 }}>
          <ButtonLink
            href={showHref(name, key, record)}
            variant="contained"
            aria-label={`${say('open')}: ${title}`}
          >
            {say('open')}
          </ButtonLink>
        </Box>
      )}
    </AnswerSection>
  );
}
