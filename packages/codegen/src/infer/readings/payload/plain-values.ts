import { getNamedType } from 'graphql';

import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { PayloadPlace } from './payload-place.ts';

/** Single plain values in a payload. None of a record: its own status is its data. */
export function plainValues(
  { field, record }: PayloadPlace,
  { isIdentified }: Facts,
): readonly OutputField[] {
  const type = getNamedType(field.type);
  if (hasList(field.type) || type.name === record || isIdentified(type)) return [];
  return Object.values(fieldsOf(type)).filter(
    (leaf) => isLeaf(leaf.type) && !hasList(leaf.type) && requiredArguments(leaf).length === 0,
  );
}

/** Name of the text field with the reason, next to an outcome; `''` where there is none. */
export const reasonIn = (leaves: readonly OutputField[]): string =>
  leaves.find(
    ({ name, type }) =>
      ['message', 'reason', 'error', 'detail'].includes(name) &&
      getNamedType(type).name === 'String',
  )?.name ?? '';
