import type { GraphQLSchema } from 'graphql';

import type { Path, ResourceModel } from '../model.ts';
import { actionRole, type PrintedResources } from '../print/index.ts';
import { calledBy } from './uncallable.ts';

/** How many root fields of a kind there are, and which of them no printed document calls, with the reason. */
export interface Reached {
  readonly all: number;
  readonly unreached: readonly string[];
}

export interface Reach {
  readonly mutations: Reached;
  readonly queries: Reached;
}

export const nothing: Reached = { all: 0, unreached: [] };

/** What of a schema the screens can call. What is about sessions is left aside: the application signs in by itself. */
export function findReach(model: ResourceModel, schema: GraphQLSchema, { operations, omitted }: Pick<PrintedResources, 'operations' | 'omitted'>): Reach {
  const called = calledBy(operations);
  const reasons = new Map(omitted.map(({ resource, role, reason }) => [`${resource} ${role}`, reason]));
  const reached = (kind: 'query' | 'mutation', roots: readonly { readonly root: Path; readonly why: string | undefined }[]): Reached => ({
    all: new Set(roots.map(({ root }) => root.join('.'))).size,
    unreached: [...new Set(roots.filter(({ root }) => !called.has(`${kind} ${root.join('.')}`)).map(({ root, why }) => `${root.join('.')}: ${why ?? 'no screen calls it'}`))],
  });
  const ofResources = (roles: readonly ('list' | 'one' | 'count' | 'create' | 'update' | 'remove')[]): readonly { readonly root: Path; readonly why: string | undefined }[] =>
    model.resources.flatMap((resource) => roles.flatMap((role) => {
      const operation = resource[role];
      return operation ? [{ root: operation.root, why: reasons.get(`${resource.name} ${role}`) }] : [];
    }));
  const actions = model.actions.filter(({ place }) => place !== 'session').map(({ root, name, resource }) => ({ root, why: reasons.get(`${resource ?? ''} ${actionRole(name)}`) }));
  const queries = model.queries.filter(({ place }) => place !== 'session').map(({ root }) => ({ root, why: undefined }));
  return {
    mutations: schema.getMutationType() ? reached('mutation', [...ofResources(['create', 'update', 'remove']), ...actions]) : nothing,
    queries: reached('query', [...ofResources(['list', 'one', 'count']), ...queries]),
  };
}
