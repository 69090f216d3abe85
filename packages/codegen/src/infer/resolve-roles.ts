import { weigh, type Role, type Weighed } from './evidence.ts';
import type { Facts } from './facts.ts';
import { configured } from './resolve.ts';
import type { AdminOverrides, ResourceOverrides } from './overrides.ts';
import { findMutationCandidates } from './mutation-candidates.ts';
import type { ResourceIndex } from './resource-index.ts';
import { inferChanges } from './rules/changes.ts';
import { inferCountField } from './rules/count-field.ts';
import { inferOne } from './rules/one.ts';
import { inferOneNode } from './rules/one-node.ts';
import { inferWriteArguments } from './rules/write-arguments.ts';
import { inferWriteName } from './rules/write-name.ts';
import { inferWritePayload } from './rules/write-payload.ts';

const threshold = 0.5;

export interface Settled {
  readonly chosen: Weighed;
  readonly rejected: readonly Weighed[];
}

/** What each resource can do besides being listed. A field serves one resource, the one it fits best; only `node` serves many. */
export function resolveRoles(facts: Facts, index: ResourceIndex, overrides: AdminOverrides = {}): ReadonlyMap<string, ReadonlyMap<Role, Settled>> {
  const mutations = findMutationCandidates(facts, index);
  const weighed = weigh([
    ...inferOne(facts, index),
    ...inferOneNode(facts, index),
    ...inferCountField(facts, index),
    ...inferChanges(facts, index),
    ...inferWriteName(mutations),
    ...inferWritePayload(mutations, index),
    ...inferWriteArguments(mutations, facts),
  ]);
  const roles = new Map<string, Map<Role, Settled>>();
  const served = new Map<string, string>();
  for (const item of weighed) {
    if (item.score < threshold) continue;
    const own = roles.get(item.type) ?? new Map<Role, Settled>();
    roles.set(item.type, own);
    const owner = served.get(`${item.role}|${item.choice}`);
    const shared = item.evidence.every((evidence) => evidence.rule === 'one-node');
    if (own.has(item.role) || (owner !== undefined && !shared)) continue;
    served.set(`${item.role}|${item.choice}`, item.type);
    own.set(item.role, { chosen: item, rejected: [] });
  }
  for (const { type } of index.resources) applyOverrides(type, overrides.resources?.[type], roles);
  const byType = Map.groupBy(weighed, (item) => `${item.type}|${item.role}`);
  for (const [type, own] of roles) {
    for (const [role, settled] of own) own.set(role, { ...settled, rejected: (byType.get(`${type}|${role}`) ?? []).filter((item) => item !== settled.chosen) });
  }
  return roles;
}

function applyOverrides(type: string, own: ResourceOverrides | undefined, roles: Map<string, Map<Role, Settled>>): void {
  const settled = roles.get(type) ?? new Map<Role, Settled>();
  roles.set(type, settled);
  for (const role of ['one', 'count', 'create', 'update', 'remove'] as const) {
    const choice = own?.[role];
    if (choice === null) settled.delete(role);
    else if (choice !== undefined) settled.set(role, { chosen: configured({ type, role, choice }), rejected: [] });
  }
}
