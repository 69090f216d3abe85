import type {
  FieldDescriptor,
  FormValues,
  QueryDescriptor,
  QueryGroup,
  QuerySummary,
} from '@admin/gql/resource';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';

import { PartTextsContext } from '../../text/part-texts.ts';
import { useRawSearch } from '../../resources/raw-location.ts';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { initialValues } from '../../session-core/edit/form-values.ts';
import { useListRequest } from '../list/use-list-request.ts';
import { useScopeValues } from '../../resources/use-scope-values.ts';
import type { ListState } from '../../resources/list-state.ts';
import { AnswerPager, isAll } from './answer-pager.tsx';
import { askedWith } from './asked-with.ts';
import { parsePage, withPage } from './page-address.ts';
import { QueryAnswer } from './query-answer.tsx';
import { formatArguments, parseArguments } from './query-arguments.ts';
import { queryHref } from '../../resources/query-address.ts';
import { QueryForm } from './query-form.tsx';
import { QueryHeader } from './query-header.tsx';
import { SettingsPage } from './settings-page.tsx';
import { useAnswer, type AnswerState, type ReadyAnswer } from './use-answer.ts';
import { useQueryModule } from './use-queries.ts';
import { useQueryTexts } from './use-query-texts.ts';

export interface QueryPageProps {
  readonly group: QueryGroup;
  readonly summary: QuerySummary;
}

/**
 * Page of one query: its arguments and its answer. Settings that can be changed are shown as a
 * form.
 */
export function QueryPage({ group, summary }: QueryPageProps) {
  const module = useQueryModule(group, summary);
  if (!module) return <ScreenSkeleton />;
  const { query, texts } = module;
  const isSettings = query.inputs.length === 0 && (query.edits?.length ?? 0) > 0;
  return (
    <PartTextsContext value={texts}>
      {isSettings ? (
        <SettingsPage summary={summary} query={query} />
      ) : (
        <SubmittedQuery summary={summary} query={query} />
      )}
    </PartTextsContext>
  );
}

interface AskedPageProps {
  readonly summary: QuerySummary;
  readonly query: QueryDescriptor;
}

function SubmittedQuery({ summary, query }: AskedPageProps) {
  const say = useQueryTexts();
  const [, navigate] = useLocation();
  const search = useRawSearch();
  const [isIncomplete, setIncomplete] = useState(false);
  const scoped = useScopeValues(query.inputs);
  const inputs = useMemo(
    () => query.inputs.filter(({ name }) => !Object.hasOwn(scoped, name)),
    [query, scoped],
  );
  const resource = summary.resource ?? '';
  const initial = useMemo(() => initialValues(inputs, null), [inputs]);
  const given = useMemo(() => parseArguments(inputs, search), [inputs, search]);
  const asked = formatArguments(inputs, given);
  const place = useMemo(() => parsePage(query, search), [query, search]);
  const request = useListRequest(place, noColumns);
  const values = useMemo(() => ({ ...given, ...scoped }), [given, scoped]);
  const variables = useMemo(() => askedWith(query, values, request), [query, values, request]);
  const answer = useWhileTurned(useAnswer(query, variables, request), JSON.stringify(values));

  const goTo = (next: string, page: Partial<ListState> = {}) =>
    navigate(queryHref(summary.name, withPage(next, { ...firstOf(place), ...page })));
  const ask = (typed: FormValues) => {
    setIncomplete(askedWith(query, { ...typed, ...scoped }) === null);
    const next = formatArguments(inputs, typed);
    if (next !== asked || place.page > 0) goTo(next);
    else if ('refresh' in answer) void answer.refresh();
  };
  const page = answer.status === 'ready' ? answer.page : undefined;

  return (
    <>
      <QueryHeader summary={summary} answer={answer} />
      {inputs.length > 0 && (
        <QueryForm
          key={asked}
          resource={resource}
          inputs={inputs}
          initial={initial}
          given={given}
          problem={isIncomplete ? say('atLeastOne') : undefined}
          onAsk={ask}
        />
      )}
      <QueryAnswer
        summary={summary}
        descriptor={query.answer}
        answer={answer}
        pager={
          query.pages && page && !isAll(page)
            ? {
                of: query.pages.of,
                bar: (
                  <AnswerPager
                    path={queryHref(summary.name, asked)}
                    query={query}
                    pages={query.pages}
                    values={values}
                    request={request}
                    page={page}
                    update={(change) => goTo(asked, change)}
                  />
                ),
              }
            : undefined
        }
      />
    </>
  );
}

const noColumns: readonly FieldDescriptor[] = [];

/** The first page, of as many rows. */
const firstOf = (place: ListState): ListState => ({
  ...place,
  page: 0,
  after: undefined,
  before: undefined,
});

/** An answer, that of the page before while another page of it is on its way. */
function useWhileTurned(answer: AnswerState, conditions: string): AnswerState {
  const [latest, setLatest] = useState<{
    readonly answer: ReadyAnswer;
    readonly conditions: string;
  }>();
  if (answer.status === 'ready' && answer.page && latest?.answer.page !== answer.page)
    setLatest({ answer, conditions });
  return answer.status === 'loading' && latest?.conditions === conditions
    ? { ...latest.answer, isStale: true, isRefreshing: true }
    : answer;
}
