import type { FilterDescriptor, FilterGroup, GroupKind } from '@admin/gql/resource';

import type { Problem } from '../values/unparsed-text.ts';
import { checkDraft, draftOf, newDraft, type ConditionDraft } from './condition-draft.ts';
import { groupParts, isGroup } from './filter-groups.ts';

/** Draft of a group. Each item has an `id`, which stays the same when other items change. */
export interface GroupDraft {
  readonly id: number;
  readonly kind: GroupKind;
  readonly conditions: readonly IdentifiedDraft[];
  readonly groups: readonly GroupDraft[];
}

export type IdentifiedDraft = ConditionDraft & { readonly id: number };

/**
 * Last id given to a condition or group. One counter serves all groups on the page: an id only has
 * to be unique in its group.
 */
let last = 0;
export const identified = (draft: ConditionDraft): IdentifiedDraft => ({
  ...draft,
  id: (last += 1),
});

/** Draft of a group with the first condition given and the second one empty. */
export function newGroup(
  filters: readonly FilterDescriptor[],
  kind: GroupKind,
  first = newDraft(filters[0]),
): GroupDraft {
  const second = newDraft(filters.find(({ name }) => name === first?.field));
  return {
    id: (last += 1),
    kind,
    conditions: [first, second].flatMap((each) => (each ? identified(each) : [])),
    groups: [],
  };
}

export function groupDraftOf(filters: readonly FilterDescriptor[], group: FilterGroup): GroupDraft {
  const parts = groupParts(filters, group);
  return {
    id: (last += 1),
    kind: group.kind,
    conditions: parts.flatMap((part) => {
      const filter = isGroup(part) ? undefined : filters.find(({ name }) => name === part[0].field);
      return filter && !isGroup(part) ? identified(draftOf(filter, part)) : [];
    }),
    groups: parts.filter(isGroup).map((each) => groupDraftOf(filters, each)),
  };
}

/** Problems of conditions, by the condition's `id`. */
export type GroupProblems = ReadonlyMap<number, Problem>;

/** Group of a draft, or the problems of its conditions. A group without conditions is `null`. */
export function checkGroup(
  filters: readonly FilterDescriptor[],
  { kind, conditions, groups }: GroupDraft,
): { readonly group: FilterGroup | null; readonly problems: GroupProblems } {
  const problems = new Map<number, Problem>();
  const own = conditions.flatMap((draft) => {
    const filter = filters.find(({ name }) => name === draft.field);
    const { conditions: made, problem } = filter ? checkDraft(filter, draft) : { conditions: [] };
    if (problem) problems.set(draft.id, problem);
    return made.length > 0 ? [made] : [];
  });
  const inner = groups.map((each) => checkGroup(filters, each));
  for (const { problems: of } of inner) for (const [id, problem] of of) problems.set(id, problem);
  // The ends of a range stay combined by `all`, also in a group of another kind.
  const isSplit = (made: (typeof own)[number]) => kind !== 'all' && made.length > 1;
  const group: FilterGroup = {
    kind,
    filters: own.filter((made) => !isSplit(made)).flat(),
    groups: [
      ...own.filter(isSplit).map((made): FilterGroup => ({ kind: 'all', filters: made })),
      ...inner.flatMap(({ group: each }) => each ?? []),
    ],
  };
  return { group: group.filters.length + (group.groups?.length ?? 0) > 0 ? group : null, problems };
}
