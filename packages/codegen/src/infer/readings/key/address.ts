import { isNonNullType } from 'graphql';

import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { otherIdentifiers } from '../../facts/identifier.ts';
import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';
import { toKeyField, type KeyPlace } from './key-place.ts';
import { findKeyPlaces } from './key-places.ts';

/**
 * What tells records apart beside their key, where a schema asks for it, the surest first.
 * Identifiers of another form come after them.
 */
const unique = ['slug', 'code', 'handle', 'key', 'sku', 'isbn', 'username', 'login', 'uid'];

/**
 * The field of every record by which an operation that does not take the key finds one:
 * `post(slug:)`, `post(where: { slug })`.
 */
export function readAddress(
  resource: KeyPlace,
  field: OutputField,
  facts: Facts,
): KeyField | undefined {
  const fields = fieldsOf(resource.record);
  return [...unique, ...otherIdentifiers(resource.record)]
    .filter(
      (name) =>
        fields[name] &&
        isNonNullType(fields[name].type) &&
        isLeaf(fields[name].type) &&
        !hasList(fields[name].type),
    )
    .map((name) => toKeyField(name, resource, facts))
    .find((part) =>
      findKeyPlaces(field, [part], resource).some(
        (place) => place.argument.at(-1) === part.field && !place.list,
      ),
    );
}
