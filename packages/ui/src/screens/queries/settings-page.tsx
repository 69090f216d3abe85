import type { QueryDescriptor, QuerySummary } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import Box from '@mui/material/Box';

import { useNames } from '../../resources/use-names.ts';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { isRecord } from '../../values/is-record.ts';
import { AnswerSection } from './answer-section.tsx';
import { ObjectAnswer } from './object-answers.tsx';
import { QueryAnswer } from './query-answer.tsx';
import { QueryHeader } from './query-header.tsx';
import { fieldOf, SettingsForm } from './settings-form.tsx';
import { useAnswer } from './use-answer.ts';
import { useEdits } from './use-edits.ts';
import { useQueryTexts } from './use-query-texts.ts';

export interface SettingsPageProps {
  readonly summary: QuerySummary;
  readonly query: QueryDescriptor;
}

const nothing: OperationVariables = {};

/**
 * Page of settings: the form of the action that changes them, and the values that the form does not
 * contain. Users without the right to change them see the values.
 */
export function SettingsPage({ summary, query }: SettingsPageProps) {
  const say = useQueryTexts();
  const names = useNames();
  const answer = useAnswer(query, nothing);
  const edits = useEdits(summary, query);
  if (!edits) return <ScreenSkeleton />;
  const [record] = answer.status === 'ready' ? answer.values.filter(isRecord) : [];
  if (
    answer.status !== 'ready' ||
    !record ||
    query.answer.kind !== 'values' ||
    edits.length === 0
  ) {
    return (
      <>
        <QueryHeader summary={summary} answer={answer} />
        <QueryAnswer summary={summary} descriptor={query.answer} answer={answer} />
      </>
    );
  }
  const resource = summary.resource ?? '';
  const edited = new Set(edits.flatMap(({ descriptor }) => descriptor.inputs.map(fieldOf)));
  const others = query.answer.fields.filter(({ name }) => !edited.has(name));
  return (
    <>
      <QueryHeader summary={summary} answer={answer} />
      {edits.map((edit) => {
        const form = (
          <SettingsForm
            key={edit.action.name}
            edit={edit}
            query={query}
            resource={resource}
            record={record}
            refresh={answer.refresh}
          />
        );
        return edits.length === 1 ? (
          form
        ) : (
          <AnswerSection
            key={edit.action.name}
            title={names.action(edit.owner, edit.action)}
            level={2}
          >
            {form}
          </AnswerSection>
        );
      })}
      {others.length > 0 && (
        <Box sx={{ mt: 3, maxWidth: 960 }}>
          <AnswerSection title={say('other')} level={2}>
            <ObjectAnswer resource={resource} fields={others} record={record} level={3} />
          </AnswerSection>
        </Box>
      )}
    </>
  );
}
