import { isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

import type { KeyField } from '../../../model.ts';
import type { FoundResource } from '../../contracts/found-resource.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';

/**
 * A signature that fewer fields than these make is shared by types that have nothing to do with
 * each other.
 */
const fewestFields = 3;

/**
 * Types that are records of a resource under another name: `InvoicesItem` in what a mutation
 * returns, `InvoicesSupplierRelation` below an invoice. They have the same scalar fields of the
 * same types, the key among them, and differ in the objects they lead to. By type, the resource's
 * type.
 */
export function findTwins(
  schema: GraphQLSchema,
  resources: readonly FoundResource[],
  keys: ReadonlyMap<string, readonly KeyField[]>,
): ReadonlyMap<string, string> {
  const own = new Set(resources.map((resource) => resource.type));
  const bySignature = new Map<string, string | undefined>();
  for (const { type, record } of resources) {
    const signature = isObjectType(record)
      ? readSignature(record, keys.get(type) ?? [])
      : undefined;
    if (signature !== undefined)
      bySignature.set(signature, bySignature.has(signature) ? undefined : type);
  }
  const twins = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || own.has(type.name)) continue;
    const resource = bySignature.get(readSignature(type, []) ?? '');
    if (resource !== undefined) twins.set(type.name, resource);
  }
  return twins;
}

function readSignature(type: GraphQLObjectType, key: readonly KeyField[]): string | undefined {
  const fields = Object.values<OutputField>(fieldsOf(type));
  const scalars = fields.filter((field) => isLeaf(field.type));
  const identified = key.every(({ field }) =>
    scalars.some((scalar) => scalar.name === field && isNonNullType(scalar.type)),
  );
  return identified && scalars.length >= fewestFields
    ? scalars
        .map((field) => `${field.name}:${String(field.type)}`)
        .sort()
        .join()
    : undefined;
}
