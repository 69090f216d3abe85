import type { Decision, Resource } from '../../model.ts';
import type { Navigation, NavigationGroup } from '../../model/navigation.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import { words } from '../facts/names/words.ts';
import { assignGroups, type Assigned } from './assign-groups.ts';
import { membersOf, type Member } from './member.ts';
import { findTechnical, isWritable, type Technical } from './technical.ts';
import { settings, themeNamed } from './themes.ts';

/** So many resources are read at a glance: they need no groups. */
const fewResources = 7;

/** Navigation, with the reason for each record type. */
export interface FoundNavigation {
  readonly navigation: Navigation;
  readonly decisions: ReadonlyMap<string, Decision>;
}

/**
 * Groups of the navigation: by common words of names, by subjects, by references. Rarely used
 * resources are listed separately. Groups that the configuration names stay as they are.
 */
export function inferNavigation(
  resources: readonly Resource[],
  { navigation: given = {} }: Pick<AdminOverrides, 'navigation'>,
): FoundNavigation {
  const members = membersOf(resources);
  if (given === false) return { navigation: { groups: [], technical: [] }, decisions: new Map() };
  const fixed = new Map(
    Object.entries(given.groups ?? {}).flatMap(([title, types]) =>
      types.map((type) => [type, title] as const),
    ),
  );
  const technical = new Map<string, Technical>([
    ...findTechnical(members),
    ...(given.technical ?? []).map(
      (type) =>
        [
          type,
          { rule: 'configuration', evidence: '`admin.navigation.technical` names it.' },
        ] as const,
    ),
  ]);
  for (const type of fixed.keys()) technical.delete(type);
  const left = members.filter(({ resource: { type } }) => !technical.has(type) && !fixed.has(type));
  const assigned = left.length > fewResources ? assignGroups(left) : new Map<string, Assigned>();
  const byGroup = Map.groupBy(
    left.filter(({ resource }) => assigned.has(resource.type)),
    ({ resource }) => assigned.get(resource.type)?.group ?? '',
  );
  const inferred = [...byGroup]
    .map(([group, those]) => ({ group, members: inOrder(group, those) }))
    .toSorted(
      (one, other) =>
        Number(one.group === settings) - Number(other.group === settings) ||
        sum(other.members) - sum(one.members) ||
        (one.group < other.group ? -1 : 1),
    )
    .map(({ group, members: those }) => toGroup(group, those));
  const shown = new Set(members.map(({ resource }) => resource.type));
  const groups = [
    ...Object.entries(given.groups ?? {}).map(([title, types]): NavigationGroup => ({
      title: { en: title },
      types: types.filter((type) => shown.has(type)),
    })),
    ...inferred,
  ];
  return {
    navigation: {
      groups: groups.filter(({ types }) => types.length > 0),
      technical: members.flatMap(({ resource: { type } }) => (technical.has(type) ? [type] : [])),
    },
    decisions: new Map(
      members.flatMap(({ resource: { type } }) => {
        const decision = decisionOf(type, { fixed, technical, assigned, groups });
        return decision ? [[type, decision] as const] : [];
      }),
    ),
  };
}

interface Reasons {
  readonly fixed: ReadonlyMap<string, string>;
  readonly technical: ReadonlyMap<string, Technical>;
  readonly assigned: ReadonlyMap<string, Assigned>;
  readonly groups: readonly NavigationGroup[];
}

function decisionOf(
  type: string,
  { fixed, technical, assigned, groups }: Reasons,
): Decision | undefined {
  const told = (choice: string, { rule, evidence }: Technical): Decision => ({
    role: 'navigation',
    choice,
    rule,
    evidence,
    rejected: [],
  });
  const title = fixed.get(type);
  if (title !== undefined)
    return told(title, {
      rule: 'configuration',
      evidence: '`admin.navigation.groups` names it.',
    });
  const folded = technical.get(type);
  if (folded) return told('folded away', folded);
  const found = assigned.get(type);
  const group = groups.find(({ types }) => types.includes(type));
  return found && group && told(group.title.en, found);
}

const weight = ({ resource, incoming }: Member): number =>
  incoming * 2 +
  (resource.create ? 1 : 0) +
  (resource.update ? 1 : 0) +
  (isWritable(resource) ? 1 : 0) +
  Math.min(resource.fields.length, 40) / 20;

const sum = (members: readonly Member[]): number =>
  members.reduce((total, member) => total + weight(member), 0);

/** The hub first: it is called as the group is, or most refer to it. */
function inOrder(group: string, members: readonly Member[]): readonly Member[] {
  const isNamesake = ({ name }: Member): boolean => name.join(' ') === group;
  return members.toSorted(
    (one, other) =>
      Number(isNamesake(other)) - Number(isNamesake(one)) ||
      weight(other) - weight(one) ||
      (one.resource.name < other.resource.name ? -1 : 1),
  );
}

function toGroup(group: string, members: readonly Member[]): NavigationGroup {
  const types = members.map(({ resource }) => resource.type);
  const title = themeNamed(group)?.title;
  if (title) return { title, types };
  const hub = members[0]?.resource.name ?? group;
  const english = words(hub).join(' ');
  return { title: { en: english.charAt(0).toUpperCase() + english.slice(1) }, hub, types };
}
