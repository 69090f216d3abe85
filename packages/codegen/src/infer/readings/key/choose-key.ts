import type { KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundResource } from '../../contracts/found-resource.ts';
import type { AdminOverrides } from '../../contracts/overrides.ts';
import type { Key } from './index.ts';
import { chooseKeyForm } from './key-form.ts';
import { toKeyField, type KeyPlace } from './key-place.ts';
import { findKeyPlaces } from './key-places.ts';

/** The key of each resource that its operations are chosen by. */
export function chooseKeys(
  resources: readonly FoundResource[],
  facts: Facts,
  overrides: AdminOverrides,
): ReadonlyMap<string, Key> {
  return new Map(
    resources.map((resource) => [
      resource.type,
      chooseKey(resource, overrides.resources?.[resource.type]?.key, resources, facts),
    ]),
  );
}

/** The key of the records of each resource, once its operations are known. */
export function keysOfRecords(
  resources: readonly FoundResource[],
  forms: ReadonlyMap<string, Key>,
  roles: ReadonlyMap<string, Operations>,
  facts: Facts,
): ReadonlyMap<string, Key> {
  return new Map(
    resources.map((resource) => [
      resource.type,
      keyOfRecords(resource, forms.get(resource.type), roles.get(resource.type), facts),
    ]),
  );
}

/**
 * The key that operations are chosen by: what configuration names, else the form that the schema
 * speaks.
 */
function chooseKey(
  resource: FoundResource,
  given: readonly string[] | undefined,
  listed: readonly FoundResource[],
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
 * Key of a resource's records. For read-only records it is the argument of the query that fetches a
 * record.
 */
function keyOfRecords(
  resource: FoundResource,
  form: Key | undefined,
  operations: Operations | undefined,
  facts: Facts,
): Key {
  const key: Key = form ?? { meaning: [], by: 'none', because: '' };
  const one = facts.query.get(operations?.get('one')?.chosen.choice ?? '');
  const isWritten = operations?.has('update') || operations?.has('remove');
  if (key.by === configuration || !one || isWritten) return key;
  const lookupKey = readLookupKey(resource, one.name, facts);
  return lookupKey.length === 0 || findKeyPlaces(one.field, key.meaning, resource).length > 0
    ? key
    : {
        meaning: lookupKey,
        by: 'asked-by-one',
        because: `\`${one.name}\` asks for it, and nothing writes a \`${resource.type}\`.`,
      };
}

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
    (field) => tellsApart.test(field) || lookup.fields.length > 1 || lookup.isNamesake,
  );
  return lookup && unique ? lookup.fields.map((field) => toKeyField(field, resource, facts)) : [];
}

const tellsApart =
  /^(?:slug|code|key|handle|login|username|uri|url|path|name|number|sku|isbn|uid)$/i;

/** Chosen operations of a resource, by role. */
type Operations = ReadonlyMap<string, { readonly chosen: { readonly choice: string } }>;
