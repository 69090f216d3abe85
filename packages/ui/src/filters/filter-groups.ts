import type {
  FilterCondition,
  FilterDescriptor,
  FilterGroup,
  GroupKind,
  ListDescriptor,
  ListRequest,
} from '@admin/gql/resource';

import { appendFilters, parseFilters, type ListState } from '../resources/list-state.ts';
import { conditionGroups, type ConditionGroup } from './condition-groups.ts';
import { withoutUnknown } from './period.ts';
import { asAsked } from './related-filters.ts';
import { resolvePeriods } from './resolve-periods.ts';

/** List whose conditions may be grouped. */
export type GroupedList = Pick<ListDescriptor, 'filters' | 'groups'>;

/** Maximum depth of groups read from an address. */
const deepest = 4;
const named = /^(all|any|none)-\d+$/;

/** Filters that groups may use. Required filters and those of the scope have inputs of their own. */
export const groupable = (filters: readonly FilterDescriptor[]): readonly FilterDescriptor[] =>
  filters.filter(({ required, scope }) => !required && scope === undefined);

/** Parameter of an address. */
export type Entry = readonly [name: string, text: string];

/** Groups and unknown parameters of an address. */
export interface Rest {
  readonly groups: readonly FilterGroup[];
  /**
   * Parameters that match no filter of the list. They are left out of the request, and so is a
   * group that has no other condition.
   */
  readonly unknown: readonly Entry[];
}

/** Conditions and groups in the state of a list, for its editors. */
export interface Asked extends Rest {
  /** All of them hold. */
  readonly filters: readonly FilterCondition[];
}

const known = new WeakMap<object, readonly [list: GroupedList, asked: Asked]>();

/**
 * Reads the conditions and groups of an address: `any-1.status.in=NEW&any-1.all-1.total.gte=100`.
 * Every call with the same state and list returns the same objects, since an editor identifies the
 * condition to change by its object.
 */
export function readConditions(
  list: GroupedList,
  state: Pick<ListState, 'filters' | 'rest'>,
): Asked {
  const before = known.get(state);
  if (before?.[0] === list) return before[1];
  const asked = askedOf(list, state);
  known.set(state, [list, asked]);
  return asked;
}

function askedOf(list: GroupedList, { filters, rest }: Pick<ListState, 'filters' | 'rest'>): Asked {
  const read = readGroup(
    { filters: groupable(list.filters), groups: list.groups },
    [...new URLSearchParams(rest)],
    deepest,
  );
  const unknown = [...read.unknown];
  return {
    filters: [...knownConditions(list.filters, filters, unknown), ...read.filters],
    groups: read.groups,
    unknown,
  };
}

/** Formats conditions and groups into the part of a list's state that `readConditions` reads. */
export function formatConditions({
  filters,
  groups,
  unknown,
}: Asked): Pick<ListState, 'filters' | 'rest'> {
  // Only names of filters on related records have a dot.
  const own = filters.filter(({ field }) => !field.includes('.'));
  return {
    filters: own,
    rest: formatRest(
      groups,
      unknown,
      filters.filter((each) => !own.includes(each)),
    ),
  };
}

function readGroup(
  list: GroupedList,
  entries: readonly Entry[],
  depth: number,
): Rest & Pick<FilterGroup, 'filters'> {
  const unknown: Entry[] = [];
  const byStep = Map.groupBy(entries, ([name]) => (named.test(stepOf(name)) ? stepOf(name) : ''));
  const own = (byStep.get('') ?? []).map(([name, value]): [string, string] => [name, value]);
  byStep.delete('');
  const rest = new URLSearchParams();
  const filters = knownConditions(
    list.filters,
    parseFilters(new URLSearchParams(own), list, rest),
    unknown,
  );
  // Without a dot: an order.
  unknown.push(...rest, ...own.filter(([name]) => !name.includes('.')));
  const groups = [...byStep].flatMap(([step, all]): readonly FilterGroup[] => {
    const kind = list.groups?.find((each): each is GroupKind => step.startsWith(`${each}-`));
    const inner =
      kind && depth > 0
        ? readGroup(
            list,
            all.map(([name, value]): Entry => [name.slice(step.length + 1), value]),
            depth - 1,
          )
        : undefined;
    unknown.push(
      ...(inner ? inner.unknown.map(([name, value]): Entry => [`${step}.${name}`, value]) : all),
    );
    if (!kind || !inner || inner.filters.length + inner.groups.length === 0) return [];
    return [
      inner.groups.length > 0
        ? { kind, filters: inner.filters, groups: inner.groups }
        : { kind, filters: inner.filters },
    ];
  });
  return { filters, groups, unknown };
}

/**
 * Conditions that the server can evaluate. A condition with an invalid period is added to
 * `unknown`.
 */
function knownConditions(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
  unknown: Entry[],
): readonly FilterCondition[] {
  const found = withoutUnknown(filters, conditions);
  for (const { field, operator, value } of conditions.filter((each) => !found.includes(each)))
    unknown.push([`${field}.${operator}`, String(value)]);
  return found;
}

const stepOf = (name: string): string => name.slice(0, name.indexOf('.'));

/** Formats conditions and groups for an address, with the unknown parameters unchanged. */
export function formatRest(
  groups: readonly FilterGroup[],
  unknown: readonly Entry[] = [],
  filters: readonly FilterCondition[] = [],
): string | undefined {
  const parameters = new URLSearchParams();
  appendFilters(parameters, filters);
  appendGroups(parameters, groups, '');
  for (const [name, text] of unknown) parameters.append(name, text);
  return String(parameters) || undefined;
}

function appendGroups(
  parameters: URLSearchParams,
  groups: readonly FilterGroup[],
  before: string,
): void {
  for (const [at, { kind, filters, groups: inner = [] }] of groups.entries()) {
    const step = `${before}${kind}-${at + 1}.`;
    appendFilters(parameters, filters, step);
    appendGroups(parameters, inner, step);
  }
}

/** Item of a group as the user sees it: a condition, a range, or a nested group. */
export type GroupPart = ConditionGroup | FilterGroup;

export const isGroup = (part: GroupPart): part is FilterGroup => 'kind' in part;

/**
 * Items of a group. In a group of any other kind than `all`, the ends of a range form one item when
 * they are in a nested group of their own.
 */
export function groupParts(
  filters: readonly FilterDescriptor[],
  { kind, filters: own, groups = [] }: FilterGroup,
): readonly GroupPart[] {
  const conditions =
    kind === 'all'
      ? conditionGroups(filters, own)
      : withoutUnknown(filters, own).map((each) => [each] as const);
  return [
    ...conditions,
    ...groups.flatMap((group): readonly GroupPart[] => {
      const parts = groupParts(filters, group);
      const [only] = parts;
      if (only === undefined) return [];
      return group.kind !== 'none' && parts.length === 1 ? [only] : [group];
    }),
  ];
}

/**
 * Conditions and groups of the request, with dates in place of periods.
 *
 * @param day `today()`, from which periods are counted
 */
export function resolveConditions(
  list: GroupedList = { filters: [] },
  state: Pick<ListState, 'filters' | 'rest'>,
  day: string | undefined,
): Pick<ListRequest, 'filters' | 'groups'> {
  const asked = readConditions(list, state);
  const made = (conditions: readonly FilterCondition[]) =>
    resolvePeriods(list.filters, conditions, day).map((each) => asAsked(list.filters, each));
  const resolved = (groups: readonly FilterGroup[]): readonly FilterGroup[] =>
    groups.flatMap((group): readonly FilterGroup[] => {
      const inner = {
        ...group,
        filters: made(group.filters),
        groups: resolved(group.groups ?? []),
      };
      // A condition with an invalid period is left out, and a group without any other condition
      // with it.
      return inner.filters.length + inner.groups.length > 0 ? [inner] : [];
    });
  const groups = resolved(asked.groups);
  return { filters: made(asked.filters), ...(groups.length > 0 ? { groups } : {}) };
}
