import { isObjectType } from 'graphql';

import type { Path } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { FoundShape } from '../contracts/list-shape.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { ReadPaging } from '../contracts/paging.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import { isFilterName, isSearchName, isSortName } from '../facts/names/argument-names.ts';
import { listStems, namesRecords } from '../facts/names/stems.ts';
import { seamless, words } from '../facts/names/words.ts';
import { requiredArguments } from '../facts/schema-types.ts';
import { findRequiredPlaces } from './filter/required-places.ts';
import { readPaging } from './paging/index.ts';
import { findEnvelope, valuesOf } from './record/envelope.ts';

/** A field of a record that returns a list of records. */
export interface FoundNestedList {
  /**
   * Type of the record that holds the list, and the path inside it to the object with the field:
   * `['attributes']`.
   */
  readonly owner: string;
  readonly within: Path;
  readonly field: OutputField;
  readonly shape: FoundShape;
  readonly paging: ReadPaging;
}

/**
 * Lists that records hold, those of records found only in such lists included. A list is one that
 * is paged, narrowed or ordered, or lies behind a connection: an array without arguments is a value
 * of its record.
 */
export function readNestedLists(
  owners: readonly FoundResource[],
  isListed: (type: string) => boolean,
  facts: Facts,
  overrides: AdminOverrides,
): readonly FoundNestedList[] {
  const excluded = new Set(overrides.exclude);
  const entered = new Set(owners.map(({ type }) => type));
  const found: FoundNestedList[] = [];
  let level: readonly Pick<FoundResource, 'type' | 'record'>[] = owners;
  while (level.length > 0) {
    const lists = level
      .flatMap((owner) => listsOf(owner, (type) => isListed(type) || entered.has(type), facts))
      .filter(({ shape }) => !excluded.has(shape.record.name));
    found.push(...lists);
    const next = new Map(
      lists.flatMap(({ shape: { record } }) =>
        isListed(record.name) || entered.has(record.name)
          ? []
          : [[record.name, { type: record.name, record }] as const],
      ),
    );
    for (const type of next.keys()) entered.add(type);
    level = [...next.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  }
  return found;
}

/**
 * The record types among them that nothing else lists, each by the list that says best what they
 * are called.
 */
export function toNestedResources(
  lists: readonly FoundNestedList[],
  isListed: (type: string) => boolean,
): readonly FoundResource[] {
  const byType = Map.groupBy(
    lists.filter(({ shape }) => !isListed(shape.record.name)),
    ({ shape }) => shape.record.name,
  );
  return [...byType]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([type, places]): FoundResource[] => {
      const nameOf = ({ field }: FoundNestedList): number => namesRecords(field.name, type);
      const [best] = places.toSorted(
        (a, b) =>
          nameOf(b) - nameOf(a) ||
          a.field.name.length - b.field.name.length ||
          (`${a.owner}.${a.field.name}` < `${b.owner}.${b.field.name}` ? -1 : 1),
      );
      if (!best) return [];
      const list = toRoot(best, [best.field.name]);
      // Assignees are users, and many lists are.
      const called = nameOf(best) > 0 ? list : { ...list, leaf: type, words: words(type) };
      return [
        {
          type,
          record: best.shape.record,
          list: called,
          within: best.owner,
          shape: best.shape,
          paging: best.paging,
        },
      ];
    });
}

/** The field as one that is reached from the root by a path. */
export const toRoot = ({ owner, field, shape }: FoundNestedList, path: Path): RootField => ({
  path,
  name: `${owner}.${field.name}`,
  leaf: field.name,
  words: words(field.name),
  field,
  shape,
});

function listsOf(
  { type, record }: Pick<FoundResource, 'type' | 'record'>,
  isResource: (type: string) => boolean,
  facts: Facts,
): readonly FoundNestedList[] {
  const envelope = findEnvelope(record, isResource, facts);
  const own = record.name === type && isObjectType(record) ? record.getFields() : undefined;
  if (!own) return [];
  const lists = Object.values(valuesOf(record, envelope?.name)).flatMap(
    (field): FoundNestedList[] => {
      const shape = facts.listShapeOf(field.type);
      if (!shape || !isList(field, shape, facts)) return [];
      const paging = readPaging(field, shape, facts);
      if (
        !isRead(field, shape, paging) ||
        findRequiredPlaces(field, paging.matched).open.length > 0
      )
        return [];
      return [
        {
          owner: type,
          within: envelope && !own[field.name] ? [envelope.name] : [],
          field,
          shape,
          paging,
        },
      ];
    },
  );
  const byName = Map.groupBy(
    lists,
    ({ field, shape }) => `${shape.record.name} ${listStems(words(field.name)).at(-1) ?? ''}`,
  );
  return [...byName.values()]
    .flatMap(
      (same) =>
        same.toSorted(
          (a, b) => wealth(b) - wealth(a) || a.field.name.length - b.field.name.length,
        )[0] ?? [],
    )
    .sort((a, b) => (a.field.name < b.field.name ? -1 : 1));
}

/**
 * A list of records that have an identity, of one type; no groups and sums, and nothing that the
 * schema means to drop.
 */
function isList(
  { name, deprecationReason }: OutputField,
  { record }: FoundShape,
  { isIdentified }: Facts,
): boolean {
  if (deprecationReason != null || !isObjectType(record) || !isIdentified(record)) return false;
  return !words(name).some((word) => sums.has(word)) && !/group_?by/i.test(name);
}

const sums = new Set([
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
]);

/** Tests whether the field offers more than an array: pages, an order, conditions, a total. */
function isRead(field: OutputField, { wrapper }: FoundShape, { meaning }: ReadPaging): boolean {
  return (
    wrapper !== undefined ||
    meaning.paging.kind !== 'none' ||
    field.args.some(({ name }) => isSortName(name) || isFilterName(name) || isSearchName(name)) ||
    requiredArguments(field).length > 0
  );
}

/**
 * Number of features of a list. Of two lists with the same records (`orders` and
 * `ordersConnection`) the higher number wins.
 */
const wealth = ({ field, shape, paging }: FoundNestedList): number =>
  [
    paging.meaning.paging.kind !== 'none',
    field.args.some(({ name }) => isSortName(name)),
    field.args.some(({ name }) => isFilterName(name)),
    shape.wrapper !== undefined && paging.meaning.paging.kind !== 'none',
  ].filter(Boolean).length + (seamless(field.name).endsWith('connection') ? 0 : 0.5);
