import type { FilterDescriptor, FilterGroup, GroupKind, ListDescriptor, ListRequest } from '@admin/gql/resource';

import { appendFilters, parseFilters, type ListState } from '../table/list-state.ts';
import { conditionGroups, type ConditionGroup } from './condition-groups.ts';
import { withoutUnknown } from './period.ts';
import { resolvePeriods } from './resolve-periods.ts';

/** A list whose conditions may stand in groups. */
export type GroupedList = Pick<ListDescriptor, 'filters' | 'groups'>;

/** Groups within groups that are read from an address: nobody writes more. */
const deepest = 4;
const named = /^(all|any|none)-\d+$/;

/** What stands in groups: what a list cannot be asked without has a place of its own. */
export const groupable = (filters: readonly FilterDescriptor[]): readonly FilterDescriptor[] => filters.filter(({ required, scope }) => !required && scope === undefined);

/** Reads the groups of an address, `any-1.status.in=NEW&any-1.all-1.total.gte=100`. What does not fit the list is left out, and a group without conditions with it. */
export function parseGroups(list: GroupedList, text: string | undefined): readonly FilterGroup[] {
  return groupsAmong({ filters: groupable(list.filters), groups: list.groups }, [...new URLSearchParams(text)], deepest);
}

type Entry = readonly [name: string, value: string];

function groupsAmong(list: GroupedList, entries: readonly Entry[], depth: number): readonly FilterGroup[] {
  if (depth === 0) return [];
  const byGroup = Map.groupBy(entries.filter(([name]) => named.test(stepOf(name))), ([name]) => stepOf(name));
  return [...byGroup].flatMap(([step, all]): readonly FilterGroup[] => {
    const inside = all.map(([name, value]): [string, string] => [name.slice(step.length + 1), value]);
    const kind = list.groups?.find((each): each is GroupKind => step.startsWith(`${each}-`));
    const filters = parseFilters(new URLSearchParams(inside), list);
    const groups = groupsAmong(list, inside, depth - 1);
    return kind && filters.length + groups.length > 0 ? [groups.length > 0 ? { kind, filters, groups } : { kind, filters }] : [];
  });
}

const stepOf = (name: string): string => name.slice(0, name.indexOf('.'));

/** The text that `parseGroups` reads. */
export function formatGroups(groups: readonly FilterGroup[]): string | undefined {
  const parameters = new URLSearchParams();
  appendGroups(parameters, groups, '');
  return String(parameters) || undefined;
}

function appendGroups(parameters: URLSearchParams, groups: readonly FilterGroup[], before: string): void {
  for (const [at, { kind, filters, groups: inner = [] }] of groups.entries()) {
    const step = `${before}${kind}-${at + 1}.`;
    appendFilters(parameters, filters, step);
    appendGroups(parameters, inner, step);
  }
}

/** What a group holds, as the user thinks of it: conditions, ranges, other groups. */
export type GroupPart = ConditionGroup | FilterGroup;

export const isGroup = (part: GroupPart): part is FilterGroup => 'kind' in part;

/** The parts of a group. Of which not all have to hold, the ends of a range are one where they stand in a group of their own. */
export function groupParts(filters: readonly FilterDescriptor[], { kind, filters: own, groups = [] }: FilterGroup): readonly GroupPart[] {
  const conditions = kind === 'all' ? conditionGroups(filters, own) : withoutUnknown(filters, own).map((each) => [each] as const);
  return [...conditions, ...groups.flatMap((group): readonly GroupPart[] => {
    const parts = groupParts(filters, group);
    const [only] = parts;
    if (only === undefined) return [];
    return group.kind !== 'none' && parts.length === 1 ? [only] : [group];
  })];
}

/**
 * Conditions and groups as the server is asked, with dates in place of periods.
 *
 * @param day `today()`, from which periods are counted
 */
export function resolveConditions(list: GroupedList = { filters: [] }, { filters, grouped }: Pick<ListState, 'filters' | 'grouped'>, day: string | undefined): Pick<ListRequest, 'filters' | 'groups'> {
  const resolved = (groups: readonly FilterGroup[]): readonly FilterGroup[] =>
    groups.flatMap((group): readonly FilterGroup[] => {
      const inner = { ...group, filters: resolvePeriods(list.filters, group.filters, day), groups: resolved(group.groups ?? []) };
      // What is like a period and none is left out, and what held nothing else with it.
      return inner.filters.length + inner.groups.length > 0 ? [inner] : [];
    });
  const groups = resolved(parseGroups(list, grouped));
  return { filters: resolvePeriods(list.filters, filters, day), ...(groups.length > 0 ? { groups } : {}) };
}
