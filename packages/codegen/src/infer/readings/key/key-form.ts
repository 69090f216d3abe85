import { getNamedType, isNonNullType, isObjectType } from 'graphql';

import type { FieldKind, KeyField } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { FoundResource } from '../../contracts/found-resource.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { otherIdentifiers } from '../../facts/identifier.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { seamless } from '../../facts/names/words.ts';
import { placesOf } from '../../facts/places.ts';
import { fieldsOf, hasList, isLeaf } from '../../facts/schema-types.ts';
import { findAgreedField } from './asked.ts';
import { readKey, type Key } from './index.ts';
import { toKeyField, type KeyPlace } from './key-place.ts';
import { findKeyPlaces } from './key-places.ts';

type Form = readonly KeyField[];
/** The key that operations are chosen by, of each resource. */
export type KeyOf = (resource: Pick<FoundResource, 'type'>) => Form;

const opaque: readonly FieldKind[] = ['integer', 'bigint', 'uuid', 'id'];

/**
 * The forms in which a schema names one record: the global `nodeId`, the number `albumId`, and the
 * pair `playlistId`, `trackId`. The first is what `readKey` reads. A single field counts if it is
 * opaque: a unique name is changed by its editor.
 */
function readKeyForms(resource: FoundResource, facts: Facts): readonly Form[] {
  const fields = fieldsOf(resource.record);
  const toForm = (names: readonly string[]): Form =>
    names.map((field) => toKeyField(field, resource, facts));
  const isWhole = (form: Form): boolean =>
    form.every(
      ({ field, kind }) =>
        isNonNullType(fields[field]?.type) && (form.length > 1 || opaque.includes(kind)),
    );
  const found = [
    ...otherIdentifiers(resource.record).map((name) => [name]),
    ...(facts.lookups.get(resource.type) ?? []).map((lookup) => lookup.fields),
  ];
  const forms = [readKey(resource, facts).meaning, ...found.map(toForm).filter(isWhole)];
  return [...new Map(forms.map((form) => [nameOf(form), form])).values()];
}

const nameOf = (form: Form): string => form.map(({ field }) => field).join(' ');

/**
 * Form of the key that the schema uses elsewhere: the type of foreign keys to the record, else the
 * form that its list can be filtered by. Without such evidence, or with a single form, it is the
 * first form.
 */
export function chooseKeyForm(
  resource: FoundResource,
  facts: Facts,
  listed: readonly FoundResource[],
): Key {
  const read = readKey(resource, facts);
  const [first = [], ...others] = readKeyForms(resource, facts);
  const [only, ...more] = first;
  if (!only || only.path || more.length > 0 || others.length === 0) return read;
  const typeOf = ({ field }: KeyField): string =>
    getNamedType(fieldsOf(resource.record)[field]?.type ?? null)?.name ?? '';
  const foreign = foreignKeyTypes(resource, listed);
  const singles = others.filter(
    (form) => form.length === 1 && form.every((part) => typeOf(part) !== typeOf(only)),
  );
  if (foreign.has(typeOf(only))) return read;
  const pointedTo = singles.find((form) => form.every((part) => foreign.has(typeOf(part))));
  if (pointedTo)
    return {
      meaning: pointedTo,
      by: 'form-of-references',
      because: `Fields that hold keys of \`${resource.type}\` have its type.`,
    };
  if (foreign.size > 0 || filters(resource.list.field, first)) return read;
  const composites = others.filter((form) => form.length > 1);
  const spoken = [...singles, ...composites].find(
    (form) => isLookedUp(resource, form, facts) && filters(resource.list.field, form),
  );
  return spoken
    ? {
        meaning: spoken,
        by: 'form-of-lookups',
        because: 'A field fetches one record by it, and the list is filtered by it.',
      }
    : read;
}

/**
 * Types of the scalars that hold foreign keys to the record: `Int` of `artistId` next to
 * `artistByArtistId: Artist`.
 */
function foreignKeyTypes(
  resource: FoundResource,
  listed: readonly FoundResource[],
): ReadonlySet<string> {
  const types = new Set<string>();
  for (const { record } of listed) {
    if (!isObjectType(record)) continue;
    const fields = fieldsOf(record);
    for (const [name, field] of Object.entries(fields)) {
      if (hasList(field.type) || getNamedType(field.type).name !== resource.type) continue;
      const [plain = '', by] = name.split(/By(?=[A-Z])/);
      const wanted = [
        `${seamless(plain)}id`,
        `${seamless(name)}id`,
        ...(by === undefined ? [] : [seamless(by), `${seamless(by)}id`]),
      ];
      for (const scalar of Object.values(fields)) {
        if (isLeaf(scalar.type) && !hasList(scalar.type) && wanted.includes(seamless(scalar.name)))
          types.add(getNamedType(scalar.type).name);
      }
    }
  }
  return types;
}

function filters(list: OutputField, form: Form): boolean {
  const words = new Set(
    placesOf(list, 1)
      .filter((place) => place.path.length === 2)
      .map((place) => place.word),
  );
  return form.every(({ field }) => words.has(seamless(field)));
}

const isLookedUp = (resource: FoundResource, form: Form, facts: Facts): boolean =>
  (facts.lookups.get(resource.type) ?? []).some(
    (lookup) =>
      lookup.fields.length === form.length &&
      form.every(({ field }) => lookup.fields.includes(field)),
  );

/** Tests whether an operation takes another form of the key, under the record's name for that form. */
export function takesOtherForm(
  field: OutputField,
  key: Form,
  resource: FoundResource,
  facts: Facts,
): boolean {
  if (findKeyPlaces(field, key, resource).length > 0) return false;
  return readKeyForms(resource, facts).some(
    (form) => nameOf(form) !== nameOf(key) && takesByName(field, form, resource),
  );
}

/**
 * Tests whether an operation takes a different value than the key under a general name: `id` where
 * the records have a `documentId`, by which the schema finds them, and no `id`. The two count as
 * the same where the names match, or a description names the key.
 */
export function takesHiddenKey(
  field: OutputField,
  key: Form,
  resource: FoundResource,
  facts: Facts,
): boolean {
  const [part, ...more] = key;
  if (!part || more.length > 0 || part.path || !/.id$/.test(seamless(part.field))) return false;
  const [place] = findKeyPlaces(field, key, resource);
  if (!place || seamless(place.argument.at(-1) ?? '') !== 'id') return false;
  // `userId` of a user is its id.
  if (typeStems(resource.type).some((stem) => seamless(part.field) === `${stem}id`)) return false;
  const end = placesOf(field, 3).find(({ path }) => path.join('.') === place.argument.join('.'));
  const described = `${end?.place.description ?? ''} ${field.description ?? ''}`;
  return isLookedUp(resource, [part], facts) && !described.includes(part.field);
}

const takesByName = (field: OutputField, form: Form, resource: FoundResource): boolean => {
  const places = findKeyPlaces(field, form, resource);
  return (
    places.length > 0 &&
    places.every((place) => seamless(place.argument.at(-1) ?? '') === seamless(place.field))
  );
};

/**
 * Required argument of an operation that takes another field of the record in place of the key, by
 * name: another form of the key, or `code`. An optional argument is a plain value: `saveGood(good:
 * { slug: String, state: State })` does not say which record it changes.
 */
export function findOtherForm(
  field: OutputField,
  key: Form,
  resource: FoundResource,
  facts: Facts,
): Form | undefined {
  const asked = new Set(
    placesOf(field, 3, (place) => place.required)
      .filter((place) => place.required)
      .map((place) => place.path.join('.')),
  );
  const isAsked = (form: Form): boolean =>
    findKeyPlaces(field, form, resource).every(({ argument }) => asked.has(argument.join('.')));
  const others = readKeyForms(resource, facts).filter(
    (other) => nameOf(other) !== nameOf(key) && other.every((part) => !part.path),
  );
  const form = others.find((other) => takesByName(field, other, resource) && isAsked(other));
  if (form) return form;
  const address = readAddress(resource, field, facts);
  return address && isAsked([address]) ? [address] : undefined;
}

/**
 * Names of unique fields, the most reliable first. Arguments that query and mutations agree on, and
 * identifiers of another form, come after them.
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
  const agreed = findAgreedField(resource, facts);
  return [
    ...unique,
    ...(agreed === undefined ? [] : [agreed]),
    ...otherIdentifiers(resource.record),
  ]
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
