import type { KeyField } from '../../model.ts';
import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { Survey } from '../contracts/survey.ts';
import { chooseKeys, keysOfRecords } from '../readings/key/choose-key.ts';
import type { Key } from '../readings/key/index.ts';
import {
  readNestedLists,
  toNestedResources,
  type FoundNestedList,
} from '../readings/nested-lists.ts';
import { indexResources } from '../readings/resource-index.ts';
import type { Role } from '../rules/evidence.ts';
import { findScopedLists, findViewerLists, type ListCandidate } from '../rules/list-candidates.ts';
import { resolveLists, type FoundList } from '../rules/resolve-lists.ts';
import { resolveRoles, type Settled } from '../rules/resolve-roles.ts';
import { nameResources } from './names.ts';

type Roles = ReadonlyMap<string, ReadonlyMap<Role, Settled>>;

/** Lists that records hold, and the resources whose records are found in such lists alone. */
export interface InnerResources {
  readonly lists: readonly FoundNestedList[];
  /** Lists of the signed-in user and below a scope, of types that no root field lists. */
  readonly below: readonly FoundList[];
  readonly resources: readonly FoundResource[];
  readonly roles: Roles;
  readonly keys: ReadonlyMap<string, Key>;
  /** Of all resources. */
  readonly names: ReadonlyMap<string, string>;
  /** Survey with all of them: their records have pages, so that references can lead there. */
  readonly survey: Survey;
}

interface Outer {
  readonly survey: Survey;
  readonly candidates: readonly ListCandidate[];
  readonly listed: ResourceIndex;
  readonly roles: Roles;
  readonly names: ReadonlyMap<string, string>;
  readonly overrides: AdminOverrides;
}

/**
 * Reads resources that only records list. It runs after the lists of the root are decided, so that
 * it takes no operation from them.
 */
export function readInnerResources({
  survey,
  listed,
  candidates,
  roles,
  names,
  overrides,
}: Outer): InnerResources {
  const { facts, index, twins } = survey;
  const known = new Set(candidates.map(({ shape }) => shape.record.name));
  const isKnown = (type: string): boolean => known.has(type) || twins.has(type);
  const ofViewer = resolveLists(facts, findViewerLists(facts, isKnown), overrides);
  const inViewer = within(ofViewer.resources);
  // A type that is reachable at this point is no scope.
  const reachedBefore = new Set(
    inViewer.lists.flatMap(({ owner, shape: { record } }) => [owner, record.name]),
  );
  const scoped = resolveLists(
    facts,
    findScopedLists(
      facts,
      (type) =>
        isKnown(type) ||
        reachedBefore.has(type) ||
        ofViewer.resources.some((each) => each.type === type),
    ),
    overrides,
  );
  const below = [...ofViewer.resources, ...scoped.resources];
  const { lists: read, isListed } = scoped.resources.length > 0 ? within(below) : inViewer;
  const found = [...below, ...toNestedResources(read, isListed)];
  const forms = chooseKeys(found, facts, overrides);
  const keyOf = ({ type }: Pick<FoundResource, 'type'>): readonly KeyField[] =>
    forms.get(type)?.meaning ?? [];
  const resources = found.filter((resource) => keyOf(resource).length > 0);
  const own = indexResources(resources);
  const taken = new Set(
    [...roles.values()].flatMap((settled) =>
      [...settled].map(([role, { chosen }]) => `${role}|${chosen.choice}`),
    ),
  );
  const settled = without(
    resolveRoles(facts, own, own, keyOf, overrides),
    (role, { chosen }) =>
      taken.has(`${role}|${chosen.choice}`) &&
      chosen.evidence.some(({ rule }) => rule !== 'one-node'),
  );
  const keys = keysOfRecords(resources, forms, settled, facts);
  const all = nameResources(resources, overrides, names);
  const shown = resources
    .filter(({ type, within }) => within === undefined || settled.get(type)?.has('one'))
    .map(({ type }) => type);
  const reached = new Set([...index.resources, ...resources].map(({ type }) => type));
  return {
    lists: read.filter(
      ({ owner, shape: { record } }) =>
        reached.has(owner) && (reached.has(record.name) || twins.has(record.name)),
    ),
    below: [...ofViewer.lists, ...scoped.lists],
    resources,
    roles: settled,
    keys,
    names: all,
    survey: {
      ...survey,
      names: new Map([
        ...survey.names,
        ...shown.map((type) => [type, all.get(type) ?? ''] as const),
      ]),
      keys: new Map([
        ...survey.keys,
        ...[...keys].map(([type, { meaning }]) => [type, meaning] as const),
      ]),
    },
  };

  /** Lists inside the records of these and of what the root lists. */
  function within(more: readonly FoundResource[]): {
    readonly lists: readonly FoundNestedList[];
    readonly isListed: (type: string) => boolean;
  } {
    const isListed = (type: string): boolean =>
      listed.byType.has(type) || twins.has(type) || more.some((each) => each.type === type);
    return {
      isListed,
      lists: readNestedLists([...index.resources, ...more], isListed, facts, overrides),
    };
  }
}

function without(roles: Roles, isTaken: (role: Role, settled: Settled) => boolean): Roles {
  return new Map(
    [...roles].map(([type, own]) => [
      type,
      new Map([...own].filter(([role, settled]) => !isTaken(role, settled))),
    ]),
  );
}
