import type {
  FilterCondition,
  FilterDescriptor,
  ListDescriptor,
  Quantifier,
  RelatedFilter,
  RelatedFilters,
  ResourceDescriptor,
} from '@admin/gql/resource';

import {
  cachedLoadable,
  createLoadable,
  settledLoadable,
  type Loadable,
} from '../values/loadable.ts';
import type { Resources } from '../resources/create-resources.ts';
import { ownedState } from '../resources/owned-state.ts';
import type { GroupedList } from './filter-groups.ts';
import { relatedInput } from './related-input.ts';

/** List with filters on related records. */
export type RelatedList = GroupedList & Pick<ListDescriptor, 'related'>;

/**
 * Filter of another list, on the records related to those of a list. Its name has the path:
 * `customer.city`, `orders.none.status`.
 */
export interface RelatedFilterDescriptor extends FilterDescriptor {
  readonly related: {
    /** `RelatedFilters`: `customer` */
    readonly relation: string;
    readonly quantifier: Quantifier;
    readonly resource: string;
    /** Filter of the related resource's list. */
    readonly filter: FilterDescriptor;
    /** Encodes a condition for the filter input of the list. */
    readonly input: (condition: FilterCondition) => unknown;
  };
}

export const isRelated = (filter: FilterDescriptor): filter is RelatedFilterDescriptor =>
  'related' in filter;

const quantifiers: readonly Quantifier[] = ['is', 'some', 'none', 'every'];

/**
 * Relations that a list can be filtered by; none if the server filters by the list's own fields
 * only.
 */
export const relationsOf = cachedLoadable(
  async ({ related }: RelatedList): Promise<RelatedFilters> =>
    related ? (await related()).related : {},
);

/** Quantifiers of a relation, the most likely first. */
export const quantifiersOf = (relation: RelatedFilter): readonly Quantifier[] =>
  quantifiers.filter((each) => relation[each]);

/**
 * Relations in the conditions of an address: `customer` of `customer.city.eq` and of
 * `any-1.customer.city.eq`.
 */
export function relationsIn(rest: string | undefined): readonly string[] {
  return [
    ...new Set(
      [...new URLSearchParams(rest).keys()].flatMap(
        (name) => /^(?:(?:all|any|none)-\d+\.)*(\w+)\.\w+\.\w/.exec(name)?.[1] ?? [],
      ),
    ),
  ];
}

/** Lists of an application with filters of their relations, by the names of the relations. */
const listsOf = ownedState(() => ownedState(() => new Map<string, Loadable<RelatedList>>()));

/**
 * List with the filters of the given relations added. Returns the same object for the same
 * arguments.
 */
export function withRelations<List extends RelatedList>(
  list: List,
  names: readonly string[],
  resources: Resources,
): Loadable<List>;
export function withRelations(
  list: RelatedList,
  names: readonly string[],
  resources: Resources,
): Loadable<RelatedList> {
  const known = listsOf(resources.owner)(list);
  const key = names.toSorted().join();
  const loadable =
    known.get(key) ??
    (names.length === 0
      ? settledLoadable(list)
      : createLoadable(async () => {
          const relations = await relationsOf(list).load();
          const found = await Promise.all(
            names.map(async (name) => {
              const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
              const other = relation && resources.get(relation.resource);
              return relation && other
                ? filtersOf(list, name, relation, await other.module.load())
                : [];
            }),
          );
          return found.flat().length > 0
            ? { ...list, filters: [...list.filters, ...found.flat()] }
            : list;
        }));
  known.set(key, loadable);
  return loadable;
}

function filtersOf(
  list: RelatedList,
  name: string,
  relation: RelatedFilter,
  { list: other }: ResourceDescriptor,
): readonly RelatedFilterDescriptor[] {
  if (!other) return [];
  // A list with exclusive filters accepts its related filters only one at a time, too.
  const isSingle = list.filters.some(({ exclusive }) => exclusive);
  return quantifiersOf(relation).flatMap((quantifier, at) =>
    other.filters
      .filter((filter) => relation.only?.includes(filter.name) ?? true)
      .map((filter): RelatedFilterDescriptor => ({
        ...filter,
        name: [name, ...(at === 0 ? [] : [quantifier]), filter.name].join('.'),
        exclusive: isSingle ? [filter.operators] : undefined,
        related: {
          relation: name,
          quantifier,
          resource: relation.resource,
          filter,
          input: (condition) =>
            relatedInput(relation, quantifier, other, [{ ...condition, field: filter.name }]),
        },
      })),
  );
}

/**
 * Condition as the server takes it. A condition on related records gets the input of the list's own
 * filter.
 */
export function asAsked(
  filters: readonly FilterDescriptor[],
  condition: FilterCondition,
): FilterCondition {
  const filter = filters.find(({ name }) => name === condition.field);
  return filter && isRelated(filter)
    ? { ...condition, input: filter.related.input(condition) }
    : condition;
}
