import type {
  FilterCondition,
  KeyedResource,
  ListDescriptor,
  ListRequest,
  TreeDescriptor,
} from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import { relatedInput } from '../../filters/related-input.ts';
import { relationsOf } from '../../filters/related-filters.ts';

type Asked = Pick<ListRequest, 'filters' | 'groups'>;

export interface UnseenParentsOptions {
  readonly resource: KeyedResource;
  readonly list: ListDescriptor;
  readonly tree: TreeDescriptor;
  /** Required conditions. They apply to the records and to their parents. */
  readonly given: readonly FilterCondition[];
}

/**
 * Conditions for records whose parent cannot be seen: because of the user's rights, a filter of the
 * server, or a required condition. Such records are neither roots nor in any branch. A server that
 * filters a list by a self-reference can tell whether the parent exists for this user. `undefined`:
 * this server cannot.
 */
async function unseenParents({
  resource: { name, key },
  list,
  tree,
  given,
}: UnseenParentsOptions): Promise<Asked | undefined> {
  const filter = list.filters.find((each) => each.name === tree.filter);
  const ofKey = list.filters.find(
    (each) => key.includes(each.name) && each.operators.includes('isNull'),
  );
  if (!filter || !ofKey || !list.groups?.includes('none')) return undefined;
  const relations = await relationsOf(list).load();
  const above = filter.field ?? filter.name;
  const relation = Object.hasOwn(relations, above) ? relations[above] : undefined;
  if (!relation?.is || relation.resource !== name || relation.only?.includes(ofKey.name) === false)
    return undefined;
  // Every record has a key, so the condition holds for each record with a visible parent.
  const isThere: FilterCondition = { field: ofKey.name, operator: 'isNull', value: false };
  const input = relatedInput(relation, 'is', list, [...given, isThere]);
  return {
    filters: [...given, { field: tree.filter, operator: 'isNull', value: false }],
    groups: [{ kind: 'none', filters: [{ ...isThere, input }] }],
  };
}

/**
 * Conditions for records with unseen parents: `undefined` while they are unknown, `null` if the
 * server cannot evaluate them.
 */
export function useUnseenParents({
  resource,
  list,
  tree,
  given,
}: UnseenParentsOptions): Asked | null | undefined {
  const [known, setKnown] = useState<{
    readonly of: readonly unknown[];
    readonly request: Asked | null;
  }>();
  useEffect(() => {
    let isGone = false;
    const take = (request: Asked | null) => {
      if (!isGone) setKnown({ of: [list, tree, given], request });
    };
    // When the code of the relations fails to load, nothing is known about such records.
    unseenParents({ resource, list, tree, given }).then(
      (request) => take(request ?? null),
      () => take(null),
    );
    return () => {
      isGone = true;
    };
  }, [resource, list, tree, given]);
  return known && [list, tree, given].every((each, at) => each === known.of[at])
    ? known.request
    : undefined;
}
