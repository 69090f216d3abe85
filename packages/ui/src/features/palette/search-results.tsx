import type { FormValues, QueryDescriptor, QueryGroup, QuerySummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';

import { PartTextsContext } from '../../text/part-texts.ts';
import { useChoices } from '../../resources/use-choices.ts';
import { useNames } from '../../resources/use-names.ts';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import { askedWith } from '../../screens/queries/asked-with.ts';
import { queryHref } from '../../resources/query-address.ts';
import { formatArguments } from '../../screens/queries/query-arguments.ts';
import { useAnswer } from '../../screens/queries/use-answer.ts';
import { useQueryModule } from '../../screens/queries/use-queries.ts';
import { useQueryName } from '../../screens/queries/use-query-name.ts';
import { NativeSelect } from '../../kit/native-select.tsx';
import { FoundGroups } from './found-groups.tsx';
import { foundTables } from './found-tables.ts';
import { searchInputs, type SearchInputs } from '../../screens/queries/search-inputs.ts';
import { useSearchTexts } from './use-search-texts.ts';

export interface SearchResultsProps {
  /** Id of the list of results. */
  readonly id: string;
  readonly group: QueryGroup;
  readonly summary: QuerySummary;
  readonly term: string;
  /** Id of the active option. */
  readonly active: string | null;
  readonly onClose: () => void;
}

/** Results of one query. Nothing if its inputs do not fit a single search field. */
export function SearchResults(props: SearchResultsProps) {
  const module = useQueryModule(props.group, props.summary);
  const inputs = module && searchInputs(module.query.inputs);
  if (!module || !inputs) return null;
  return (
    <PartTextsContext value={module.texts}>
      <Found {...props} query={module.query} inputs={inputs} />
    </PartTextsContext>
  );
}

interface FoundProps extends SearchResultsProps {
  readonly query: QueryDescriptor;
  readonly inputs: SearchInputs;
}

function Found({
  id,
  summary,
  query,
  inputs: { term: input, choices },
  term,
  active,
  onClose,
}: FoundProps) {
  const say = useSearchTexts();
  const title = useQueryName()(summary);
  const [chosen, setChosen] = useState<FormValues>(() =>
    Object.fromEntries(choices.map(({ name, values = [] }) => [name, values[0]?.value])),
  );
  const values = useMemo(() => ({ ...chosen, [input.name]: term }), [chosen, input, term]);
  const answer = useAnswer(
    query,
    useMemo(() => askedWith(query, values), [query, values]),
  );
  const ready = answer.status === 'ready' ? answer : null;
  // The previous results stay until the next answer arrives.
  const [latest, setLatest] = useState(ready);
  if (ready && ready.values !== latest?.values) setLatest(ready);
  const shown = ready ?? (answer.status === 'loading' ? latest : null);
  const resource = summary.resource ?? '';
  const isEmpty =
    ready !== null && (foundTables(query.answer, ready.values) ?? ready.values).length === 0;
  return (
    <Box aria-busy={!ready}>
      {choices.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 1.5 }}>
          {choices.map((choice) => (
            <Choice
              key={choice.name}
              resource={resource}
              input={choice}
              value={chosen[choice.name]}
              onChange={(value) => setChosen((before) => ({ ...before, [choice.name]: value }))}
            />
          ))}
        </Box>
      )}
      {answer.status === 'failed' && (
        <Box sx={{ p: 2 }}>
          <ErrorPanel error={answer.error} onRetry={() => void answer.refresh()} />
        </Box>
      )}
      <Box
        component="output"
        sx={{
          display: 'block',
          p: 2,
          color: 'text.secondary',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          '&:empty': { display: 'none' },
        }}
      >
        {answer.status === 'loading' && !shown
          ? say('loading')
          : isEmpty
            ? say('nothing', { term })
            : ''}
      </Box>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Options with a second line, which `select` does not have.
        role="listbox"
        id={id}
        aria-label={title}
        sx={{ py: 1, '&:empty': { display: 'none' }, opacity: ready ? 1 : 0.6 }}
      >
        {shown && !isEmpty && (
          <Suspense fallback={null}>
            <FoundGroups
              resource={resource}
              title={title}
              descriptor={query.answer}
              values={shown.values}
              active={active}
              onClose={onClose}
            />
          </Suspense>
        )}
      </Box>
      {ready && !isEmpty && (
        <Box sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
          <TextLink
            href={queryHref(summary.name, formatArguments(query.inputs, values))}
            onClick={onClose}
          >
            {say('all')}
          </TextLink>
        </Box>
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly resource: string;
  readonly input: SearchInputs['term'];
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}

function Choice({ resource, input, value, onChange }: ChoiceProps) {
  const names = useNames();
  const choices = useChoices(resource, input.values ?? []);
  return (
    <NativeSelect
      aria-label={names.field(resource, input)}
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
