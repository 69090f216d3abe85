import type { ResourceModel } from '../../model.ts';

const pascal = (name: string): string =>
  name
    .split(/[_\W]+/)
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join('');

/**
 * First part of the names of each resource's documents: the type of its records, `Order` for
 * `OrderList`; the resource's own name where several have one type.
 */
export function documentPrefixes(model: ResourceModel): ReadonlyMap<string, string> {
  const types = new Map<string, number>();
  for (const { type } of model.resources)
    types.set(pascal(type), (types.get(pascal(type)) ?? 0) + 1);
  const taken = new Set<string>();
  const result = new Map<string, string>();
  for (const { name, type } of model.resources) {
    const base = pascal(types.get(pascal(type)) === 1 ? type : name) || 'Resource';
    let prefix = /^\d/.test(base) ? `_${base}` : base;
    for (let number = 2; taken.has(prefix.toLowerCase()); number += 1) prefix = `${base}${number}`;
    taken.add(prefix.toLowerCase());
    result.set(name, prefix);
  }
  return result;
}

/**
 * The same of lists that records hold, by resource and name: `RepositoryIssues` by
 * `repositories.issues`.
 */
export function nestedPrefixes(
  { resources }: Pick<ResourceModel, 'resources'>,
  prefixes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const taken = new Set([...prefixes.values()].map((prefix) => prefix.toLowerCase()));
  return new Map(
    resources.flatMap((resource) =>
      resource.nested.map(({ name }) => {
        const base = `${prefixes.get(resource.name) ?? resource.type}${pascal(name)}`;
        let prefix = base;
        for (let number = 2; taken.has(prefix.toLowerCase()); number += 1)
          prefix = `${base}${number}`;
        taken.add(prefix.toLowerCase());
        return [`${resource.name}.${name}`, prefix] as const;
      }),
    ),
  );
}

/** Names of documents by name of the action or query: `CancelOrderAction`, `SalesByMonthQuery`. */
export function namedDocuments(
  operations: readonly { readonly name: string }[],
  suffix: 'Action' | 'Query',
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    operations.map(({ name }) => {
      const base = pascal(name).replace(/^(?=\d|$)/, '_');
      let first = base;
      for (let number = 2; taken.has(first.toLowerCase()); number += 1) first = `${base}${number}`;
      taken.add(first.toLowerCase());
      return [name, `${first}${suffix}`];
    }),
  );
}
