import { getNamedType, isUnionType } from 'graphql';

import type { Lookup, IsScope } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import { sameName } from './names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from './schema-types.ts';

/**
 * Query fields that find one record by values of its own: `orderDetail(orderId:, productId:):
 * OrderDetail`. By record type.
 */
export function findLookups(
  queries: readonly RootField[],
  isScope: IsScope,
): ReadonlyMap<string, readonly Lookup[]> {
  const lookups = new Map<string, Lookup[]>();
  for (const root of queries) {
    if (hasList(root.field.type) || root.field.args.length === 0) continue;
    const named = getNamedType(root.field.type);
    // The record, or an error that says why there is none.
    for (const record of isUnionType(named) ? named.getTypes() : [named]) {
      const fields = fieldsOf(record);
      const required = requiredArguments(root.field).filter(
        (argument) =>
          !isScope(argument.name, getNamedType(argument.type)) || argument.name in fields,
      );
      const keys = (required.length > 0 ? required : root.field.args.slice(0, 1)).map(
        (argument) => argument.name,
      );
      if (
        keys.length === 0 ||
        !keys.every((key) => fields[key] && isLeaf(fields[key].type) && !hasList(fields[key].type))
      )
        continue;
      const list = lookups.get(record.name);
      if (list) list.push({ root, fields: keys });
      else lookups.set(record.name, [{ root, fields: keys }]);
    }
  }
  for (const [type, list] of lookups)
    list.sort(
      (a, b) =>
        Number(sameName(b.root.leaf, type)) - Number(sameName(a.root.leaf, type)) ||
        (a.root.name < b.root.name ? -1 : 1),
    );
  return lookups;
}
