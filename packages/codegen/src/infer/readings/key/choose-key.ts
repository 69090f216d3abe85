import type { Facts } from '../../contracts/facts.ts';
import type { FoundResource, ResourceIndex } from '../../contracts/found-resource.ts';
import type { Key } from './index.ts';
import { chooseKeyForm } from './key-form.ts';
import { toKeyField } from './key-place.ts';
import { findKeyPlaces } from './key-places.ts';
import { readLookupKey } from './lookup-key.ts';

/**
 * The key that operations are chosen by: what configuration names, else the form that the schema
 * speaks.
 */
export function chooseKey(
  resource: FoundResource,
  given: readonly string[] | undefined,
  listed: ResourceIndex,
  facts: Facts,
): Key {
  if (!given) return chooseKeyForm(resource, facts, listed);
  return {
    meaning: given.map((field) => toKeyField(field, resource, facts)),
    by: configuration,
    because: 'The configuration says so.',
  };
}

const configuration = 'configuration';

/**
 * The key of its records. Those that are only shown are told apart by what the field that fetches
 * one asks for.
 */
export function keyOfRecords(
  resource: FoundResource,
  form: Key | undefined,
  operations: Operations | undefined,
  facts: Facts,
): Key {
  const key: Key = form ?? { meaning: [], by: 'none', because: '' };
  const one = facts.query.get(operations?.get('one')?.chosen.choice ?? '');
  const isWritten = operations?.has('update') || operations?.has('remove');
  if (
    key.by === configuration ||
    !one ||
    isWritten ||
    findKeyPlaces(one.field, key.meaning, resource).length > 0
  )
    return key;
  const asked = readLookupKey(resource, one.name, facts);
  return asked.length > 0
    ? {
        meaning: asked,
        by: 'asked-by-one',
        because: `\`${one.name}\` asks for it, and nothing writes a \`${resource.type}\`.`,
      }
    : key;
}

/** What a resource can do, by role. */
type Operations = ReadonlyMap<string, { readonly chosen: { readonly choice: string } }>;
