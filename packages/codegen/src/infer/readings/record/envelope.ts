import { getNamedType, isObjectType } from 'graphql';

import type { Facts } from '../../contracts/facts.ts';
import type { OutputField, RecordType } from '../../contracts/schema.ts';
import { words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';

const envelopes = new Set([
  'attributes',
  'fields',
  'values',
  'properties',
  'props',
  'data',
  'content',
  'record',
  'entity',
  'object',
  'item',
  'payload',
]);

/**
 * Only object that holds all values of a record, next to its identifier: `attributes` of `type
 * ArticleEntity { id: ID, attributes: Article }`. `undefined` for an object that is a record
 * itself, or has a field of the same name as the record.
 */
export function findEnvelope(
  record: RecordType,
  isResource: (type: string) => boolean,
  { isIdentified }: Facts,
): OutputField | undefined {
  const own = Object.values(fieldsOf(record));
  const [envelope, ...more] = own.filter((field) => !isLeaf(field.type));
  if (
    !envelope ||
    more.length > 0 ||
    !envelopes.has(envelope.name) ||
    own.length < 2 ||
    hasList(envelope.type) ||
    requiredArguments(envelope).length > 0
  )
    return undefined;
  const others = own.filter((field) => field !== envelope);
  if (
    !others.every(({ name }) =>
      ['id', 'uid', 'uuid', 'key', 'type', 'cursor', 'locale', 'version'].includes(
        words(name).at(-1) ?? '',
      ),
    )
  )
    return undefined;
  const type = getNamedType(envelope.type);
  if (!isObjectType(type) || isResource(type.name) || isIdentified(type)) return undefined;
  const inner = type.getFields();
  return others.every(({ name }) => !inner[name]) &&
    Object.values(inner).some((field) => isLeaf(field.type))
    ? envelope
    : undefined;
}

/** The fields of a record, those in its envelope in the place of that. */
export function valuesOf(
  record: RecordType,
  envelope: string | undefined,
): Readonly<Record<string, OutputField>> {
  const { [envelope ?? '']: field, ...own } = fieldsOf(record);
  // Any name is looked up in it, `constructor` too: nothing but fields is to be found.
  const values: Record<string, OutputField> = Object.create(null);
  return Object.assign(values, own, field && fieldsOf(getNamedType(field.type)));
}
