import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import { sameName } from '../../facts/names/words.ts';
import { toKeyField, type KeyPlace } from './key-place.ts';

/**
 * The fields by which one record is fetched where those are not its identifier:
 * `jobListing(slug:)`. They serve as the key of a resource whose records are only shown; a write
 * would need the identifier.
 */
export function readLookupKey(
  resource: KeyPlace,
  choice: string,
  facts: Facts,
): readonly KeyField[] {
  const lookup = facts.lookups.get(resource.type)?.find(({ root }) => root.name === choice);
  const unique = lookup?.fields.every(
    (field) =>
      tellsApart.test(field) || lookup.fields.length > 1 || sameName(choice, resource.type),
  );
  return lookup && unique ? lookup.fields.map((field) => toKeyField(field, resource, facts)) : [];
}

const tellsApart =
  /^(?:slug|code|key|handle|login|username|uri|url|path|name|number|sku|isbn|uid)$/i;
