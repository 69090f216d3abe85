import type { ArgumentPath, Input, OtherQuery, QueryAnswer, QueryPages } from '../../../model.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { Survey } from '../../contracts/survey.ts';
import type { Entities } from '../../readings/actions/entities.ts';
import { findSubject, readQuery } from '../../readings/actions/query.ts';
import { readRefusals } from '../../readings/payload/refusals.ts';
import { placeQuery } from '../../rules/queries/index.ts';
import { undescribed } from '../inputs.ts';
import type { UnlinkedResource } from '../resource.ts';
import { readActionInputs } from './action-inputs.ts';
import { findCover } from './covered.ts';
import { describePlace } from './describe-place.ts';
import { nameRoots } from './name-roots.ts';
import { readQueryAnswer } from './query-answer.ts';
import { isBelow, readPages } from './query-pages.ts';
import type { ShownFields } from './shown-fields.ts';

/** Query fields that no resource has, in their places. */
export function assembleQueries(
  entities: Entities,
  survey: Survey,
  {
    shown,
    resources,
    answers,
  }: {
    readonly shown: ShownFields;
    readonly resources: readonly UnlinkedResource[];
    readonly answers: Survey;
  },
): readonly OtherQuery[] {
  const roots = otherRoots(survey, resources);
  const names = nameRoots(roots);
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  const listed = new Map(
    Map.groupBy(survey.facts.queries, ({ shape }) => shape?.record.name ?? ''),
  );
  return roots
    .map((root): OtherQuery => {
      const query = readQuery(root, entities, survey);
      const placed = placeQuery(query, survey);
      const place = placed[0]?.place ?? 'lookup';
      const subject = findSubject(query, place, survey);
      const fixed = survey.fixed(subject?.type ?? '');
      const refusals = readRefusals(root.field.type);
      const isListedElsewhere = (listed.get(root.shape?.record.name ?? '')?.length ?? 0) > 1;
      const answer = readQueryAnswer(root, answers, {
        shown: place === 'technical' || place === 'session' ? () => [] : shown,
        isListedElsewhere,
      });
      const read = (taken: readonly ArgumentPath[]): readonly Input[] =>
        readActionInputs(root.field, taken, undescribed(subject?.type ?? ''), survey, fixed, {
          isPaged: answer.list,
        });
      const paged = readPages(root, answer, survey.facts, fixed);
      const besidePages = read(paged?.matched ?? []);
      // Paging arguments inside an input that is a single value cannot be sent separately.
      const isApart = besidePages.every(
        ({ at = [] }) => !paged?.matched.some((place) => isBelow(place, at)),
      );
      const inputs = isApart ? besidePages : read([]);
      const pages = isApart ? paged?.pages : undefined;
      const coveredBy =
        place === 'technical' || place === 'session'
          ? undefined
          : findCover(query, answer, inputs, byName, survey);
      const { description } = root.field;
      return {
        name: names.get(root.name) ?? root.leaf,
        root: root.path,
        place,
        ...(description ? { description } : {}),
        ...(subject ? { type: subject.type } : {}),
        ...(subject?.resource === undefined ? {} : { resource: subject.resource }),
        inputs,
        required: survey.fixedArguments(subject?.type ?? '', root.field),
        answer: withoutTotal(answer, pages),
        ...(pages ? { pages } : {}),
        ...(refusals ? { refusals } : {}),
        ...(coveredBy ? { coveredBy } : {}),
        decision: describePlace(placed),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Removes the total from the figures: the paging shows it. */
function withoutTotal(answer: QueryAnswer, pages: QueryPages | undefined): QueryAnswer {
  const [total, ...deeper] = pages?.total ?? [];
  const isFigure =
    answer.kind === 'values' &&
    pages?.of !== undefined &&
    total !== undefined &&
    deeper.length === 0;
  return isFigure
    ? { ...answer, fields: answer.fields.filter(({ name }) => name !== total) }
    : answer;
}

/** Query fields that are no resource's list, record or count, and no namespace; each once. */
function otherRoots(
  { facts }: Survey,
  resources: readonly UnlinkedResource[],
): readonly RootField[] {
  const used = new Set(
    resources.flatMap(({ list, one, count }) =>
      [list, one, count].flatMap((operation) => (operation ? [operation.root.join('.')] : [])),
    ),
  );
  const groups = new Set(
    facts.queries.flatMap(({ path }) =>
      path.slice(0, -1).map((_, at) => path.slice(0, at + 1).join('.')),
    ),
  );
  return [...new Map(facts.queries.map((root) => [root.path.join('.'), root])).values()].filter(
    ({ path }) => !used.has(path.join('.')) && !groups.has(path.join('.')),
  );
}
