import type { Action, ActionTarget, OtherQuery } from '../../../model.ts';
import type { Role } from '../../rules/evidence.ts';
import type { Settled } from '../../rules/resolve-roles.ts';
import { writeRoles, type UnlinkedResource } from '../resource.ts';

/**
 * A mutation writes records of the type where it has its place among the actions as one that does
 * no more than that.
 */
export function withWritesOf(
  actions: readonly Action[],
  type: string,
  roles: ReadonlyMap<Role, Settled> | undefined,
): ReadonlyMap<Role, Settled> {
  const own = new Set(
    actions.flatMap((action) =>
      (action.place === 'crud' && action.type === type) ||
      (action.place === 'child' && action.part?.type === type)
        ? [action.root.join('.')]
        : [],
    ),
  );
  return new Map(
    [...(roles ?? [])].filter(
      ([role, { chosen }]) => role === 'one' || (writes.has(role) && own.has(chosen.choice)),
    ),
  );
}

const writes: ReadonlySet<Role> = new Set<Role>(writeRoles);

/**
 * Actions on records that no root field lists know the resources of these, and which of them the
 * forms of such a resource do.
 */
export function nameActions(
  actions: readonly Action[],
  resources: readonly UnlinkedResource[],
): readonly Action[] {
  const inner = new Map(resources.map((resource) => [resource.type, resource]));
  const written = new Map(
    [...inner.values()].flatMap(({ name, create, update, remove }) =>
      [create, update, remove].flatMap((write) =>
        write ? [[write.root.join('.'), name] as const] : [],
      ),
    ),
  );
  const nameOf = (type: string | undefined): { readonly resource?: string } => {
    const name = inner.get(type ?? '')?.name;
    return name === undefined ? {} : { resource: name };
  };
  const target = (other: ActionTarget): ActionTarget => ({ ...nameOf(other.type), ...other });
  return actions.map((action): Action => {
    const writes = written.get(action.root.join('.'));
    const { other, part } = action;
    return {
      ...nameOf(action.type),
      ...action,
      ...(other ? { other: target(other) } : {}),
      ...(part ? { part: { ...part, ...target(part) } } : {}),
      ...(writes === undefined ? {} : { writes }),
    };
  });
}

/** A query that finds such a record by its key is the record's page. */
export function nameQueries(
  queries: readonly OtherQuery[],
  resources: readonly UnlinkedResource[],
): readonly OtherQuery[] {
  const pages = new Map(
    resources.flatMap(({ name, type, one }) =>
      one && one.on === undefined ? [[one.root.join('.'), { name, type }] as const] : [],
    ),
  );
  return queries.map((query): OtherQuery => {
    const page = pages.get(query.root.join('.'));
    return page && !query.coveredBy
      ? {
          ...query,
          coveredBy: {
            resource: page.name,
            role: 'one',
            because: `It finds one \`${page.type}\` by its key.`,
          },
        }
      : query;
  });
}
