import { getNamedType } from 'graphql';

import type { Facts } from '../../contracts/facts.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { Survey } from '../../contracts/survey.ts';
import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';
import { enclosedIn } from './enclosed.ts';
import { isFormArgument } from './entities.ts';

/**
 * A query field without arguments that say about what, which answers something of which there is
 * one: `globalSettings: GlobalSettings!`.
 */
export interface Singleton {
  readonly root: RootField;
  readonly type: string;
}

export function findSingletons({ facts, names }: Survey): readonly Singleton[] {
  return facts.queries
    .filter((root) => isSingleton(root, facts))
    .map((root) => ({ root, type: enclosedIn(getNamedType(root.field.type)).name }))
    .filter(({ type }) => !names.has(type));
}

/**
 * Tests for a field without arguments that select a record. It is no list, and answers an object
 * with scalars.
 */
function isSingleton({ field, shape, path }: RootField, facts: Facts): boolean {
  if (
    shape ||
    hasList(field.type) ||
    isLeaf(field.type) ||
    facts.queries.some(
      (other) =>
        other.path.length > path.length && path.every((name, at) => other.path[at] === name),
    )
  )
    return false;
  if (field.args.some((argument) => !isFormArgument(argument.name, getNamedType(argument.type))))
    return false;
  const type = enclosedIn(getNamedType(field.type));
  return Object.values(fieldsOf(type)).some((inner) => isLeaf(inner.type));
}
