import type { Action, ActionTarget, OtherQuery } from '../../../model.ts';
import type { UnlinkedResource } from '../resource.ts';

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

/** What finds such a record by its key is its page. */
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
