import type { FormValues, QueryDescriptor, QueryGroup, QuerySummary } from '@admin/gql/resource';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';

import { PartTextsContext } from '../admin/part-texts.ts';
import { useRawSearch } from '../admin/raw-location.ts';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { initialValues } from '../forms/form-values.ts';
import { useScopeValues } from '../scope/use-scope-values.ts';
import { askedWith } from './asked-with.ts';
import { QueryAnswer } from './query-answer.tsx';
import { formatArguments, parseArguments } from './query-arguments.ts';
import { queryHref } from './query-address.ts';
import { QueryForm } from './query-form.tsx';
import { QueryHeader } from './query-header.tsx';
import { SettingsPage } from './settings-page.tsx';
import { useAnswer } from './use-answer.ts';
import { useQueryModule } from './use-queries.ts';
import { useQueryTexts } from './use-query-texts.ts';

export interface QueryPageProps {
  readonly group: QueryGroup;
  readonly summary: QuerySummary;
}

/** One query: what it is asked with, and its answer. Settings that can be changed are a form. */
export function QueryPage({ group, summary }: QueryPageProps) {
  const module = useQueryModule(group, summary);
  if (!module) return <ScreenSkeleton />;
  const { query, texts } = module;
  const isSettings = query.inputs.length === 0 && (query.edits?.length ?? 0) > 0;
  return (
    <PartTextsContext value={texts}>
      {isSettings ? <SettingsPage summary={summary} query={query} /> : <AskedPage summary={summary} query={query} />}
    </PartTextsContext>
  );
}

interface AskedPageProps {
  readonly summary: QuerySummary;
  readonly query: QueryDescriptor;
}

function AskedPage({ summary, query }: AskedPageProps) {
  const say = useQueryTexts();
  const [, navigate] = useLocation();
  const search = useRawSearch();
  const [isIncomplete, setIncomplete] = useState(false);
  const scoped = useScopeValues(query.inputs);
  const inputs = useMemo(() => query.inputs.filter(({ name }) => !(name in scoped)), [query, scoped]);
  const resource = summary.resource ?? '';
  const initial = useMemo(() => initialValues(inputs, null), [inputs]);
  const given = useMemo(() => parseArguments(inputs, search), [inputs, search]);
  const variables = useMemo(() => askedWith(query, { ...given, ...scoped }), [query, given, scoped]);
  const answer = useAnswer(query, variables);

  const ask = (values: FormValues) => {
    setIncomplete(askedWith(query, { ...values, ...scoped }) === null);
    const next = formatArguments(inputs, values);
    if (next !== formatArguments(inputs, given)) navigate(queryHref(summary.name, next));
    else if ('refresh' in answer) void answer.refresh();
  };

  return (
    <>
      <QueryHeader summary={summary} answer={answer} />
      {inputs.length > 0 && (
        <QueryForm key={search} resource={resource} inputs={inputs} initial={initial} given={given} problem={isIncomplete ? say('atLeastOne') : undefined} onAsk={ask} />
      )}
      <QueryAnswer summary={summary} descriptor={query.answer} answer={answer} />
    </>
  );
}
