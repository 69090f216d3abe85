import type {
  FilterCondition,
  FilterGroup,
  FilterOperator,
  GroupKind,
  ListRequest,
} from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { isValues } from './is-values.ts';
import type { Convert } from './values.ts';

export type Operators<T> = { readonly [operator in FilterOperator]?: Convert<T> };
/**
 * Operators by filter name. `K` lists the names where one of them is a member of
 * `Object.prototype`.
 */
export type Filters<T, K extends string = string> = Readonly<Record<K, Operators<T>>>;

type Under<K extends string, TOperators> = {
  readonly [operator in keyof TOperators]: TOperators[operator] extends Convert<infer T>
    ? Convert<{ readonly [name in K]: T }>
    : never;
};

/** Operators of an input object, under its key in the filter. */
export const nestedOperators = <K extends string, TOperators extends Operators<unknown>>(
  key: K,
  operators: TOperators,
): Under<K, TOperators> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the operators that `entries` read.
  Object.fromEntries(
    Object.entries(operators).map(([operator, convert]) => [
      operator,
      (value: unknown) => ({ [key]: convert(value) }),
    ]),
  ) as Under<K, TOperators>;

/**
 * Input objects of the conditions. An unknown condition throws, because ignoring it would show
 * records that were not requested.
 */
export const filterConditions = <T>(filters: Filters<T>, asked: readonly FilterCondition[]): T[] =>
  asked.map(({ field, operator, value, input }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made by the filter of the other list, and put where the schema takes that.
    if (input) return input as T;
    const operators: Readonly<Record<string, Convert<T>>> | undefined = ownValue(filters, field);
    const convert = ownValue(operators, operator);
    if (!convert) throw new RangeError(`No filter ${field} ${operator}.`);
    return convert(value);
  });

/**
 * Conditions of a search: every word must occur in one of several fields. Thus «Анна Петрова» is
 * found by her first and her last name.
 */
export const searchConditions = <T>(
  filters: Filters<T>,
  search: string,
  by: Readonly<Record<string, FilterOperator>>,
  or: (parts: T[]) => T,
): T[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((value) =>
      or(
        filterConditions(
          filters,
          Object.entries(by).map(([field, operator]) => ({ field, operator, value })),
        ),
      ),
    );

/** Conditions on other fields than these, for lists with separate arguments for some fields. */
export const otherConditions = (
  asked: readonly FilterCondition[],
  fields: readonly string[],
): readonly FilterCondition[] => asked.filter(({ field }) => !fields.includes(field));

/** Value of a required condition. */
export function conditionValue<T>(
  request: Pick<ListRequest, 'filters'>,
  field: string,
  convert: Convert<T>,
): T {
  const value = request.filters.find((condition) => condition.field === field)?.value;
  if (value == null || value === '')
    throw new RangeError(`The list has to be asked with ${field}.`);
  return convert(value);
}

/** Combiners of input objects by kind of group. */
export type Grouping<T> = { readonly [kind in GroupKind]?: (parts: readonly T[]) => T };

/** Keys of a filter whose values have the type. */
type KeysFor<T, Value> = {
  readonly [key in keyof T]-?: Value extends T[key] ? key : never;
}[keyof T];

/** Combiners of a filter by its keys. `isList`: the key for negation takes a list. */
export function filterGroups<T extends object>(
  and: KeysFor<T, readonly T[]>,
  or: KeysFor<T, readonly T[]>,
  not?: KeysFor<T, T> | KeysFor<T, readonly T[]>,
  isList = false,
): Grouping<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key takes such a value.
  const underKey = (key: keyof T, value: unknown): T => ({ [key]: value }) as T;
  const several =
    (key: keyof T) =>
    (conditions: readonly T[]): T =>
      conditions.length === 1 && conditions[0] ? conditions[0] : underKey(key, conditions);
  const all = several(and);
  return {
    all,
    any: several(or),
    ...(not === undefined
      ? {}
      : {
          none: (conditions) =>
            all(conditions.map((condition) => underKey(not, isList ? [condition] : condition))),
        }),
  };
}

/**
 * Combines all conditions of a request, its groups and `more` in one filter; `undefined` where
 * there are none.
 */
export function groupedFilter<T extends object>(
  filters: Filters<T>,
  kinds: Grouping<T>,
  {
    kind = 'all',
    filters: asked,
    groups = [],
  }: Omit<FilterGroup, 'kind'> & { readonly kind?: GroupKind },
  more: readonly T[] = [],
): T | undefined {
  const conditions = [
    ...filterConditions(filters, asked),
    ...groups.flatMap((group) => groupedFilter(filters, kinds, group) ?? []),
    ...more,
  ];
  if (conditions.length === 0) return undefined;
  const combine = kinds[kind];
  if (!combine) throw new RangeError(`No group of ${kind}.`);
  return combine(conditions);
}

/** Combines conditions with the key of the filter for that; a single condition is returned itself. */
export function allConditions<T extends object>(
  parts: readonly T[],
  and: (parts: T[]) => T,
): T | undefined {
  return parts.length > 1 ? and([...parts]) : parts[0];
}

/**
 * Merges all conditions into one object, for filters that cannot combine conditions. A later
 * condition overrides an earlier one in the same slot.
 */
export function mergedConditions<T extends object>(parts: readonly T[]): T | undefined {
  return parts.length > 0 ? parts.reduce((merged, part) => merge(merged, part)) : undefined;
}

function merge<T extends object>(target: T, addition: T): T {
  const result = { ...target, ...addition };
  for (const key in result) {
    const [before, after] = [target[key], addition[key]];
    if (isValues(before) && isValues(after)) result[key] = merge(before, after);
  }
  return result;
}
