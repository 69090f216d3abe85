import { getNamedType } from 'graphql';

import type { Facts } from '../../facts/facts.ts';
import type { RootField } from '../../facts/root-fields.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { Survey } from '../draft.ts';

/** A query field without arguments that answers something of which there is one: `globalSettings: GlobalSettings!`. */
export interface Singleton {
  readonly root: RootField;
  readonly type: string;
}

export function findSingletons({ facts, names }: Survey): readonly Singleton[] {
  return facts.queries.filter((root) => isSingleton(root, facts)).map((root) => ({ root, type: getNamedType(root.field.type).name })).filter(({ type }) => !names.has(type));
}

/** It takes nothing that is required, is no list, and answers an object with plain values of its own. */
function isSingleton({ field, shape, path }: RootField, facts: Facts): boolean {
  const type = getNamedType(field.type);
  if (shape || hasList(field.type) || isLeaf(field.type) || requiredArguments(field).length > 0 || facts.queries.some((other) => other.path.length > path.length && path.every((name, at) => other.path[at] === name))) return false;
  return Object.values(fieldsOf(type)).some((inner) => isLeaf(inner.type));
}
