import type { GraphQLSchema } from 'graphql';

import type { Path, ResourceModel } from '../model.ts';
import { actionRole, queryRole, type PrintedResources } from '../print/index.ts';
import { calledBy } from './uncallable.ts';

/** Number of root fields of a kind, and those that a user can reach. */
export interface Reached {
  readonly all: number;
  /**
   * Fields that a resource's screens make redundant, without a document that calls them, with the
   * operation that does.
   */
  readonly covered: readonly string[];
  /** The others that no printed document calls, each with the reason. */
  readonly unreached: readonly string[];
}

export interface Reach {
  readonly mutations: Reached;
  readonly queries: Reached;
}

export const nothing: Reached = { all: 0, covered: [], unreached: [] };

interface Root {
  readonly root: Path;
  readonly why?: string | undefined;
  /** The operation of a resource that shows the same. */
  readonly coveredBy?: Path | undefined;
}

/**
 * Reach of a schema. Fields about sessions or for machines are not counted, because no user looks
 * for them.
 */
export function findReach(
  model: ResourceModel,
  schema: GraphQLSchema,
  { operations, omitted }: Pick<PrintedResources, 'operations' | 'omitted'>,
): Reach {
  const called = calledBy(operations);
  const reasons = new Map(
    omitted.map(({ resource, role, reason }) => [`${resource} ${role}`, reason]),
  );
  const reached = (kind: 'query' | 'mutation', roots: readonly Root[]): Reached => {
    const isCalled = (root: Path): boolean => called.has(`${kind} ${root.join('.')}`);
    const open = roots.filter(({ root }) => !isCalled(root));
    const covered = open.flatMap(({ root, coveredBy }) =>
      coveredBy && isCalled(coveredBy) ? [`${root.join('.')}: ${coveredBy.join('.')}`] : [],
    );
    const unreached = open.flatMap(({ root, coveredBy, why }) =>
      coveredBy && isCalled(coveredBy) ? [] : [`${root.join('.')}: ${why ?? 'no screen calls it'}`],
    );
    return {
      all: new Set(roots.map(({ root }) => root.join('.'))).size,
      covered: [...new Set(covered)],
      unreached: [...new Set(unreached)],
    };
  };
  const ofResources = (
    roles: readonly ('list' | 'one' | 'count' | 'create' | 'update' | 'remove')[],
  ): readonly Root[] =>
    model.resources.flatMap((resource) =>
      roles.flatMap((role) => {
        const operation = resource[role];
        return operation
          ? [
              {
                root: operation.root,
                why: reasons.get(`${resource.name} ${role}`),
                // The rows of a complete list are its count.
                coveredBy:
                  role === 'count' && resource.list?.paging.kind === 'none'
                    ? resource.list.root
                    : undefined,
              },
            ]
          : [];
      }),
    );
  const resources = new Map(model.resources.map((resource) => [resource.name, resource]));
  const actions = model.actions
    .filter(({ place }) => place !== 'session')
    .map(({ root, name, resource, role, writes, sameAs }): Root => ({
      root,
      coveredBy: sameAs ?? (role && resources.get(writes ?? '')?.[role]?.root),
      why: reasons.get(`${resource ?? ''} ${actionRole(name)}`),
    }));
  const queries = model.queries
    .filter(({ place }) => place !== 'session' && place !== 'technical')
    .map(({ root, name, coveredBy }): Root => ({
      root,
      why: reasons.get(` ${queryRole(name)}`),
      coveredBy: coveredBy && resources.get(coveredBy.resource)?.[coveredBy.role]?.root,
    }));
  return {
    mutations: schema.getMutationType()
      ? reached('mutation', [...ofResources(['create', 'update', 'remove']), ...actions])
      : nothing,
    queries: reached('query', [...ofResources(['list', 'one', 'count']), ...queries]),
  };
}
