import { getNamedType, isObjectType, isUnionType } from 'graphql';

import type { Facts } from '../contracts/facts.ts';
import type { FoundShape } from '../contracts/list-shape.ts';
import type { RootField } from '../contracts/root-field.ts';
import { isFilterName, isSearchName, isSortName } from '../facts/names/argument-names.ts';
import { numberForms, words } from '../facts/names/words.ts';
import { fieldsOf, hasList, isRequired } from '../facts/schema-types.ts';
import { findRequiredPlaces } from '../readings/filter/required-places.ts';
import type { Evidence, ListRule } from './evidence.ts';
import type { ListCandidate } from './list-candidates.ts';
import { nameMatch, spokenWords } from './list-name.ts';

/**
 * Fields that return several objects and are no lists of records: groups and totals, answers to a
 * list of keys, results of a search over all types.
 */
export const inferNearList: ListRule = (candidates, facts) => {
  const wholes = new Map(
    candidates
      .filter(
        ({ root, shape, paging }) =>
          !isSearch(root) &&
          nameMatch(spokenWords(root), shape.record.name) > 0.9 &&
          findRequiredPlaces(root.field, paging.matched).selectable.length === 0,
      )
      .map(({ root, shape }) => [shape.record.name, root.name]),
  );
  return candidates.flatMap((candidate): Evidence[] => {
    const { root, shape } = candidate;
    const base = {
      role: 'list',
      type: shape.record.name,
      choice: root.name,
      rule: 'near-list',
      against: true,
    } as const;
    const evidence: Evidence[] = [];
    if (
      !facts.isIdentified(shape.record) &&
      !facts.lookups.has(shape.record.name) &&
      facts.naturalKeyOf(shape.record) === undefined &&
      !facts.removals.has(shape.record.name)
    ) {
      if (!isReadAsTable(candidate))
        evidence.push({
          ...base,
          confidence: 0.97,
          because: `No field of \`${shape.record.name}\` identifies a record.`,
          remedy: keylessRemedy(shape.record.name),
        });
    }
    if (isUnionType(shape.record))
      evidence.push({
        ...base,
        confidence: 0.9,
        because: `\`${shape.record.name}\` is a union: its records have no fields in common to list.`,
        remedy: `Name \`${shape.record.name}\` in \`admin.include\` to list what its types share.`,
      });
    const view = facts.written.has(shape.record.name) ? undefined : findViewed(shape, facts);
    if (view !== undefined)
      evidence.push({
        ...base,
        confidence: 0.8,
        because: `\`${shape.record.name}\` shows a part of \`${view}\`.`,
        remedy: `Name \`${shape.record.name}\` in \`admin.include\` if it is to have a screen of its own.`,
      });
    const whole = isSearch(root) ? wholes.get(shape.record.name) : undefined;
    if (whole !== undefined)
      evidence.push({
        ...base,
        confidence: 0.5,
        because: `It searches, and \`${whole}\` lists them all.`,
      });
    const near = describeNearList(root, shape, facts);
    if (near) evidence.push({ ...base, ...near });
    return evidence;
  });
};

const isSearch = ({ words: spoken }: RootField): boolean => spoken.includes('search');

const keylessRemedy = (type: string): string =>
  `Give \`${type}\` an identifier such as \`id: ID!\`, or a query field that finds one by fields of its own; or let the list page, sort and filter for a list to read.`;

/**
 * Tests whether records without identifier are read as those of a table, by their type's name, and
 * by page, order and condition: a database view, a log. A list with fewer options answers a single
 * question of a screen: rates of a day, figures for a chart.
 */
function isReadAsTable({ root, shape, paging }: ListCandidate): boolean {
  const names = root.field.args.map(({ name }) => name);
  return (
    nameMatch(spokenWords(root), shape.record.name) > 0 &&
    paging.meaning.paging.kind !== 'none' &&
    names.some(isSortName) &&
    names.some(isFilterName)
  );
}

/**
 * Type of which this type is a smaller view under a longer name: `SelectablePlan` next to `Plan`. A
 * type that is itself written is no view.
 */
function findViewed({ record }: FoundShape, facts: Facts): string | undefined {
  const own = Object.keys(fieldsOf(record));
  const parts = record.name.split(/(?=[A-Z])/);
  for (let from = 1; from < parts.length; from++) {
    const name = parts.slice(from).join('');
    const whole = fieldsOf(facts.schema.getType(name));
    if (Object.keys(whole).length > own.length && own.every((field) => whole[field])) return name;
  }
  return undefined;
}

function describeNearList(
  root: RootField,
  shape: FoundShape,
  { isIdentified }: Facts,
): { readonly confidence: number; readonly because: string } | undefined {
  // A word of the type's name does not restrict the list: `recentHauls: [RecentHaul!]!`.
  const own = new Set(words(shape.record.name).flatMap((word) => numberForms(word)));
  const says = (...candidates: readonly string[]): readonly string[] =>
    candidates.filter((word) => root.words.includes(word));
  const has = (...candidates: readonly string[]): boolean =>
    says(...candidates).some((word) => !numberForms(word).some((form) => own.has(form)));
  // Groups and sums are called so themselves; a record of that name has an identifier.
  const sums = isIdentified(shape.record)
    ? has
    : (...candidates: readonly string[]): boolean => says(...candidates).length > 0;
  if (
    sums(
      'aggregate',
      'aggregated',
      'aggregates',
      'aggregation',
      'grouped',
      'statistics',
      'stats',
      'histogram',
      'distinct',
      'summary',
      'summaries',
    ) ||
    /group_?by/i.test(root.leaf)
  ) {
    return { confidence: 0.9, because: 'It groups or sums up.' };
  }
  const keys = root.field.args.filter(
    (argument) =>
      hasList(argument.type) &&
      /^_?(?:ids|keys|.*(?:Ids|IDs|_ids|Keys|Slugs))$/.test(argument.name) &&
      String(argument.type).endsWith('!'),
  );
  if (keys.length > 0) return { confidence: 0.9, because: 'It answers a list of keys.' };
  if (
    has(
      'suggestions',
      'suggestion',
      'suggest',
      'autocomplete',
      'recommended',
      'recommendations',
      'related',
      'similar',
      'nearby',
      'popular',
      'trending',
      'featured',
      'latest',
      'recent',
      'random',
      'top',
      'my',
      'current',
      'viewer',
      'versions',
      'revisions',
      'history',
      'preview',
      'previews',
    )
  ) {
    return { confidence: 0.5, because: 'It offers a choice of records, not all of them.' };
  }
  const needsText = root.field.args.some(
    (argument) => isSearchName(argument.name) && isRequired(argument),
  );
  if (needsText && has('search') && /search|result|hit|match/i.test(shape.record.name))
    return {
      confidence: 0.9,
      because: 'It answers a search, whose results are no records of their own.',
    };
  if (isUnionType(shape.record) && has('search'))
    return { confidence: 0.9, because: 'It searches through several types.' };
  if (
    (root.leaf === 'nodes' && !isObjectType(shape.record)) ||
    root.leaf === '_entities' ||
    (root.leaf === 'entities' && isUnionType(getNamedType(root.field.type)))
  )
    return { confidence: 0.98, because: 'It fetches records of any type by key.' };
  return undefined;
}
