import type { Member } from './member.ts';
import { access, finance, sales, settings, themesOf, type Theme } from './themes.ts';

/** The group of a resource: a theme, or the word that its resources share; and why. */
export interface Assigned {
  readonly group: string;
  readonly rule: 'word' | 'subject' | 'references';
  readonly evidence: string;
}

/** So many resources that begin with one word are a group of their own. */
const ownGroupFrom = 4;

/**
 * Assigns a group to each resource. Many resources with the same first word form a group; others
 * are grouped by subject; the remaining ones, and groups of one, by references. A resource without
 * any of these has no group.
 */
export function assignGroups(members: readonly Member[]): ReadonlyMap<string, Assigned> {
  const assigned = new Map<string, Assigned>();
  const heads = Map.groupBy(members, ({ name }) => name.at(-1) ?? '');
  const isMoney = ({ name }: Member): boolean => {
    const head = name.at(-1) ?? '';
    return (
      (heads.get(head)?.length ?? 0) > 2 && themesOf([head]).some((theme) => theme.name === finance)
    );
  };
  const subjectOf = chooseSubjects(members);
  for (const member of members) {
    const subject = isMoney(member) ? finance : subjectOf(member)?.name;
    if (subject !== undefined) assigned.set(member.resource.type, bySubject(subject, member));
  }
  const rest = members.filter((member) => !isMoney(member));
  joinWords(rest, subjectOf, assigned);
  moveAccess(assigned);
  followReferences(members, assigned);
  dissolveSmall(members, assigned);
  return assigned;
}

/**
 * Subject of each resource. A word may have several subjects: categories of products or of posts.
 * The subject that more resources of the schema clearly have wins. A child of another resource, a
 * `draftGamePlayer`, has the subject of its parent.
 */
function chooseSubjects(members: readonly Member[]): (member: Member) => Theme | undefined {
  const names = new Set(members.map(({ name }) => name.join(' ')));
  const wholeOf = ({ name }: Member): readonly string[] =>
    name
      .slice(0, -1)
      .map((_, at) => name.slice(0, name.length - 1 - at))
      .find((start) => start.length > 1 && names.has(start.join(' '))) ?? name;
  const sure = Map.groupBy(
    members.flatMap((member) => {
      const found = themesOf(wholeOf(member));
      return found.length === 1 ? found : [];
    }),
    ({ name }) => name,
  );
  return (member) =>
    themesOf(wholeOf(member))
      .toSorted(
        (one, other) => (sure.get(other.name)?.length ?? 0) - (sure.get(one.name)?.length ?? 0),
      )
      .at(0);
}

const bySubject = (group: string, { name }: Member): Assigned => ({
  group,
  rule: 'subject',
  evidence: `\`${name.join(' ')}\` is about ${group}.`,
});

/**
 * Many resources with one first word are a group. The subject that this word has is joined to the
 * group where no other group is of that subject: categories stand with the products.
 */
function joinWords(
  members: readonly Member[],
  subjectOf: (member: Member) => Theme | undefined,
  assigned: Map<string, Assigned>,
): void {
  const stems = [...Map.groupBy(members, ({ name }) => name[0] ?? '')].flatMap(([stem, those]) => {
    const hub = those.find(({ name }) =>
      those.every((other) => name.every((word, at) => other.name[at] === word)),
    );
    return those.length >= (hub ? ownGroupFrom - 1 : ownGroupFrom) ? [{ stem, those, hub }] : [];
  });
  const subjects = Map.groupBy(
    stems,
    ({ stem, hub }) => (hub ? subjectOf(hub) : themesOf([stem])[0])?.name,
  );
  for (const [subject, those] of subjects)
    for (const { stem, those: own, hub } of those) {
      const group =
        subject !== undefined && those.length === 1 ? subject : (hub?.name.join(' ') ?? stem);
      for (const { resource } of own)
        assigned.set(resource.type, {
          group,
          rule: 'word',
          evidence: `${own.length} resources begin with \`${stem}\`.`,
        });
    }
}

/** Roles stand with the people who have them. */
function moveAccess(assigned: Map<string, Assigned>): void {
  const groups = new Set([...assigned.values()].map(({ group }) => group));
  const target = groups.has('people') ? 'people' : settings;
  for (const [type, found] of assigned)
    if (found.group === access) assigned.set(type, { ...found, group: target });
}

/** A resource that many others refer to is no evidence for a group. */
const isCommon = ({ incoming }: Member, all: number): boolean => incoming > 8 && incoming * 4 > all;

/** Assigns a remaining resource to the group that most of its references lead to, in several rounds. */
function followReferences(members: readonly Member[], assigned: Map<string, Assigned>): void {
  for (let round = 0; round < 4; round++) {
    const found = members.flatMap((member) => {
      const best = assigned.has(member.resource.type)
        ? undefined
        : groupByReferences(member, members, assigned);
      return best ? [[member.resource.type, best] as const] : [];
    });
    if (found.length === 0) return;
    for (const [type, best] of found) assigned.set(type, best);
  }
}

function groupByReferences(
  member: Member,
  members: readonly Member[],
  assigned: ReadonlyMap<string, Assigned>,
): Assigned | undefined {
  const votes = new Map<string, { count: number; of: string[] }>();
  const vote = (type: string, count: number): void => {
    const group = assigned.get(type)?.group;
    if (group === undefined) return;
    const before = votes.get(group) ?? { count: 0, of: [] };
    votes.set(group, { count: before.count + count, of: [...before.of, type] });
  };
  const { type } = member.resource;
  for (const other of members) {
    if (other.resource.type === type) continue;
    const isNamesake = other.name[0] === member.name[0];
    if (isNamesake) vote(other.resource.type, 3);
    if (member.outgoing.includes(other.resource.type))
      vote(other.resource.type, isCommon(other, members.length) ? 0.5 : 2);
    if (other.outgoing.includes(type)) vote(other.resource.type, 1);
  }
  const [best] = [...votes].sort(
    ([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1),
  );
  if (!best) return undefined;
  const [group, { of }] = best;
  return {
    group,
    rule: 'references',
    evidence: `It is linked with ${[...new Set(of)]
      .slice(0, 4)
      .map((each) => `\`${each}\``)
      .join(', ')}.`,
  };
}

/** A heading over a single link is none: it goes where its references lead. */
function dissolveSmall(members: readonly Member[], assigned: Map<string, Assigned>): void {
  const byGroup = Map.groupBy(members, ({ resource }) => assigned.get(resource.type)?.group);
  for (const [group, those] of byGroup) {
    const [only] = those;
    if (group === undefined || group === sales || those.length > 1 || !only) continue;
    const others = new Map([...assigned].filter(([, found]) => found.group !== group));
    const best = groupByReferences(only, members, others);
    if (best) assigned.set(only.resource.type, best);
  }
}
