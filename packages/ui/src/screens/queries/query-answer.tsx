import type { QueryAnswerDescriptor, QueryHit, QuerySummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../../resources/use-names.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { SkeletonRows } from '../../kit/list-skeleton.tsx';
import { isRecord } from '../../values/is-record.ts';
import { TableFrame } from '../../table/table-frame.tsx';
import { useLasting } from '../../kit/use-lasting.ts';
import { AnswerSection } from './answer-section.tsx';
import { RecordsTable } from './answer-table.tsx';
import { isHit } from './is-hit.ts';
import { ObjectAnswer, ObjectsAnswer } from './object-answers.tsx';
import { PagerBelow, type AnswerPaging } from './pager-below.tsx';
import { RecordAnswer } from './record-answer.tsx';
import type { AnswerState } from './use-answer.ts';
import { useQueryName } from './use-query-name.ts';
import { useQueryTexts } from './use-query-texts.ts';
import { ValuesAnswer } from './values-answer.tsx';

export interface QueryAnswerProps {
  readonly summary: QuerySummary;
  readonly descriptor: QueryAnswerDescriptor;
  readonly answer: AnswerState;
  /** Pager of an answer with pages. */
  readonly pager?: AnswerPaging | undefined;
}

/** Answer of a query: a value, an object, a table with a chart, or records of several types. */
export function QueryAnswer({ summary, descriptor, answer, pager }: QueryAnswerProps) {
  const { t } = useTranslation();
  const say = useQueryTexts();
  const isOld = useLasting(answer.status === 'ready' && answer.isStale === true);
  if (answer.status === 'unasked') return null;
  if (answer.status === 'loading')
    return (
      <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}>
        <SkeletonRows rows={5} />
      </Box>
    );
  const retry = () => void answer.refresh();
  if (answer.status === 'failed') return <ErrorPanel error={answer.error} onRetry={retry} />;
  return (
    <Box
      component="section"
      aria-label={say('answer')}
      aria-busy={answer.isRefreshing}
      sx={isOld ? { opacity: 0.6 } : undefined}
    >
      {answer.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={answer.error} onRetry={retry} />
        </Box>
      )}
      {answer.values.length === 0 ? (
        <TableFrame>
          <EmptyState isPart title={say('nothing')} text={say('nothingHint')} />
          {pager?.bar}
        </TableFrame>
      ) : (
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <Answer summary={summary} descriptor={descriptor} values={answer.values} pager={pager} />
        </Suspense>
      )}
    </Box>
  );
}

function Answer({
  summary,
  descriptor,
  values,
  pager,
}: Omit<QueryAnswerProps, 'answer'> & { readonly values: readonly unknown[] }) {
  const label = useQueryName()(summary);
  const resource = summary.resource ?? '';
  if (descriptor.kind === 'value')
    return (
      <ValuesAnswer resource={resource} field={descriptor.field} values={values} label={label} />
    );
  if (descriptor.kind === 'hits')
    return (
      <Hits
        resource={resource}
        members={descriptor.members}
        hits={values.filter(isHit)}
        bar={pager?.bar}
      />
    );
  const records = values.filter(isRecord);
  const { fields } = descriptor;
  if (!descriptor.list) {
    const [record] = records;
    if (!record) return null;
    if (descriptor.resource !== undefined)
      return <RecordAnswer resource={descriptor.resource} fields={fields} record={record} />;
    return (
      <ObjectAnswer resource={resource} fields={fields} record={record} level={2} pager={pager} />
    );
  }
  if (descriptor.resource !== undefined)
    return (
      <RecordsTable
        resource={descriptor.resource}
        columns={fields}
        records={records}
        label={label}
        bar={pager?.bar}
      />
    );
  return (
    <ObjectsAnswer
      resource={resource}
      fields={fields}
      records={records}
      label={label}
      level={2}
      bar={pager?.bar}
    />
  );
}

interface HitsProps {
  readonly resource: string;
  readonly members: Extract<QueryAnswerDescriptor, { readonly kind: 'hits' }>['members'];
  readonly hits: readonly QueryHit[];
  readonly bar: ReactNode;
}

/** A table for each type, in the order in which the types were found. */
function Hits({ resource, members, hits, bar }: HitsProps) {
  const names = useNames();
  const types = [...new Set(hits.map(({ type }) => type))].flatMap((type) => {
    const member = members[type];
    return member ? [{ type, member, title: names.title(member.resource ?? type) }] : [];
  });
  const sections = types.map(({ type, member, title }) => {
    const records = hits.filter((hit) => hit.type === type).map(({ record }) => record);
    return (
      <AnswerSection key={type} title={title} level={2}>
        {member.resource === undefined ? (
          <ObjectsAnswer
            resource={resource}
            fields={member.fields}
            records={records}
            label={title}
            level={3}
          />
        ) : (
          <RecordsTable
            resource={member.resource}
            columns={member.fields}
            records={records}
            label={title}
          />
        )}
      </AnswerSection>
    );
  });
  return (
    <>
      {sections}
      <PagerBelow bar={bar} />
    </>
  );
}
