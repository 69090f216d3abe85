import type { WriteOperation } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { AdminOverrides } from '../contracts/overrides.ts';
import type { Survey } from '../contracts/survey.ts';
import { once } from '../facts/once.ts';
import { requiredArguments } from '../facts/schema-types.ts';
import type { Role } from '../rules/evidence.ts';
import type { FoundList } from '../rules/resolve-lists.ts';
import type { Settled } from '../rules/resolve-roles.ts';
import { assembleResource, type writeRoles } from './resource.ts';
import { withSharedScopes } from './shared-scopes.ts';

interface Given {
  readonly survey: Survey;
  readonly roles: ReadonlyMap<string, ReadonlyMap<Role, Settled>>;
  readonly lists: ReadonlyMap<string, FoundList>;
  readonly overrides: AdminOverrides;
}

type WriteRole = (typeof writeRoles)[number];

/**
 * Tests whether the writes of a type can be sent. A write that requires a value of its scope can.
 * The scopes are known when all lists are assembled.
 */
export function readSendable(
  drafts: readonly Draft[],
  { survey, roles, lists, overrides }: Given,
  isSendable: (write: WriteOperation) => boolean,
): (type: string) => (role: WriteRole, write: WriteOperation) => boolean {
  const asks = new Set(
    drafts.flatMap(({ found: { list } }) => requiredArguments(list.field).map(({ name }) => name)),
  );
  const inScopes = once((_all: undefined) => {
    const resources = drafts.map((draft) => {
      const settled = { roles: roles.get(draft.found.type), list: lists.get(draft.found.type) };
      return assembleResource(draft, survey, settled, () => true).resource;
    });
    return new Map(
      withSharedScopes(resources, survey.facts).map((resource) => [resource.type, resource]),
    );
  });
  return (type) => (role, write) => {
    if (overrides.resources?.[type]?.[role] !== undefined || isSendable(write)) return true;
    const isOfScope = write.required.some(
      ({ argument, value }) => value === undefined && asks.has(argument),
    );
    const scoped = isOfScope ? inScopes(undefined).get(type)?.[role] : undefined;
    return scoped !== undefined && isSendable(scoped);
  };
}
