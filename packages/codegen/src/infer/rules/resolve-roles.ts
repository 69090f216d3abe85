import type { KeyField } from '../../model.ts';
import type { Facts } from '../contracts/facts.ts';
import type { ResourceIndex } from '../contracts/found-resource.ts';
import type { AdminOverrides, ResourceOverrides } from '../contracts/overrides.ts';
import { seamless, words } from '../facts/names/words.ts';
import { takesOtherForm, type KeyOf } from '../readings/key/key-form.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { inferChanges } from './changes.ts';
import { inferCountField } from './count-field.ts';
import { weigh, type Role, type RoleRule, type Weighed } from './evidence.ts';
import { findMutationCandidates } from './mutation-candidates.ts';
import { inferOneNode } from './one-node.ts';
import { inferOne } from './one.ts';
import { configured } from './resolve-lists.ts';
import { inferWriteArguments } from './write-arguments.ts';
import { inferWriteName } from './write-name.ts';
import { inferWriteOtherType } from './write-other-type.ts';
import { inferWritePayload } from './write-payload.ts';

const roleRules: readonly RoleRule[] = [
  inferOne,
  inferOneNode,
  inferCountField,
  inferChanges,
  inferWriteName,
  inferWritePayload,
  inferWriteArguments,
  inferWriteOtherType,
];

/** Below this, a choice is not believed. */
const threshold = 0.5;

export interface Settled {
  readonly chosen: Weighed;
  readonly rejected: readonly Weighed[];
}

/**
 * Operations of each resource besides its list. A field serves a single resource, the best match;
 * only `node` serves many. Records of `listed` that `index` lacks have no key, so that they are
 * only counted.
 */
export function resolveRoles(
  facts: Facts,
  listed: ResourceIndex,
  index: ResourceIndex,
  keyOf: KeyOf,
  overrides: AdminOverrides = {},
): ReadonlyMap<string, ReadonlyMap<Role, Settled>> {
  const mutations = findMutationCandidates(facts, index);
  const weighed = weigh(
    roleRules.flatMap((rule) => rule({ facts, listed, index, mutations, keyOf })),
  );
  const unsuited = findUnsuited(weighed, facts, index, keyOf);
  const roles = new Map<string, Map<Role, Settled>>();
  const served = new Map<string, string>();
  for (const item of weighed) {
    if (item.score < threshold || unsuited.has(item)) continue;
    const own = roles.get(item.type) ?? new Map<Role, Settled>();
    roles.set(item.type, own);
    const owner = served.get(`${item.role}|${item.choice}`);
    const shared = item.evidence.every((evidence) => evidence.rule === 'one-node');
    if (own.has(item.role) || (owner !== undefined && !shared)) continue;
    served.set(`${item.role}|${item.choice}`, item.type);
    own.set(item.role, { chosen: item, rejected: [] });
  }
  for (const { type } of listed.resources) applyOverrides(type, overrides.resources?.[type], roles);
  const byType = Map.groupBy(weighed, (item) => `${item.type}|${item.role}`);
  for (const [type, own] of roles) {
    for (const [role, settled] of own)
      own.set(role, {
        ...settled,
        rejected: (byType.get(`${type}|${role}`) ?? []).filter((item) => item !== settled.chosen),
      });
  }
  return roles;
}

/**
 * Operations that take another form of the key than the resource has, where one that takes that
 * form is there to do the same.
 */
function findUnsuited(
  weighed: readonly Weighed[],
  facts: Facts,
  index: ResourceIndex,
  keyOf: KeyOf,
): ReadonlySet<Weighed> {
  const mutations = new Map(facts.mutations.map((root) => [root.name, root]));
  const unsuited = new Set<Weighed>();
  for (const group of Map.groupBy(
    weighed.filter((item) => keyed.has(item.role) && item.score >= threshold),
    ({ type, role }) => `${type}|${role}`,
  ).values()) {
    if (group.length === 1) continue;
    const takes = (item: Weighed, test: typeof takesOtherForm): boolean => {
      const field = (item.role === 'one' ? facts.query : mutations).get(item.choice)?.field;
      const resource = index.byType.get(item.type);
      return (
        field !== undefined &&
        resource !== undefined &&
        test(field, keyOf(resource), resource, facts)
      );
    };
    // `removeGoodByEmail` where `deleteGood` takes the key.
    const others = group.filter(
      (item) =>
        takes(item, takesOtherForm) || (item.role !== 'one' && saysOtherKey(item, keyOf(item))),
    );
    if (
      others.length > 0 &&
      group.some((item) =>
        takes(item, (field, key, resource) => findKeyPlaces(field, key, resource).length > 0),
      )
    )
      others.forEach((item) => unsuited.add(item));
  }
  return unsuited;
}

/** The name says that it goes by something else than the key: `removeGoodByEmail`. */
function saysOtherKey({ choice }: Weighed, key: readonly KeyField[]): boolean {
  const parts = words(choice.split('.').at(-1) ?? '');
  const at = parts.lastIndexOf('by');
  const by = at > 0 ? parts.slice(at + 1).join('') : '';
  return (
    by !== '' &&
    !['id', 'pk', 'key'].includes(by) &&
    key.length > 0 &&
    key.every(({ field }) => !by.includes(seamless(field)))
  );
}

const keyed: ReadonlySet<Role> = new Set<Role>(['one', 'update', 'remove']);

function applyOverrides(
  type: string,
  own: ResourceOverrides | undefined,
  roles: Map<string, Map<Role, Settled>>,
): void {
  const settled = roles.get(type) ?? new Map<Role, Settled>();
  roles.set(type, settled);
  for (const role of ['one', 'count', 'create', 'update', 'remove'] as const) {
    const choice = own?.[role];
    if (choice === null) settled.delete(role);
    else if (choice !== undefined)
      settled.set(role, { chosen: configured({ type, role, choice }), rejected: [] });
  }
}
