import { getNamedType, type GraphQLNamedType } from 'graphql';

import type { Field, Path } from '../../model.ts';
import type { FoundResource } from '../contracts/found-resource.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { camelCase, sameName, seamless, words } from '../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';

interface ReferenceReader {
  readonly resource: Pick<FoundResource, 'record'>;
  readonly survey: Survey;
  readonly envelope: string | undefined;
  /** Fields of the record and of its envelope. */
  readonly values: Readonly<Record<string, OutputField>>;
}

export function readReference(
  field: OutputField,
  reader: ReferenceReader,
): Field['reference'] | undefined {
  const named = getNamedType(field.type);
  const shape = reader.survey.facts.listShapeOf(field.type);
  if (shape) {
    const target = reader.survey.names.get(shape.record.name);
    // A list with arguments, or a connection, is a nested list: `related`.
    if (target === undefined || shape.wrapper !== undefined || field.args.length > 0)
      return undefined;
    return { resource: target };
  }
  const target = reader.survey.names.get(named.name);
  if (target === undefined) return readEnclosed(field, reader);
  const via = findVia(field.name, named.name, reader);
  return { resource: target, ...(via ? { via } : {}) };
}

/**
 * In an object, the one record that it names: the product of an order's line. Not the record that
 * has the object, nor lists, which each of many objects would bring.
 */
export function readInnerReference(
  field: OutputField,
  reader: ReferenceReader,
): Field['reference'] | undefined {
  if (hasList(field.type)) return undefined;
  const target = reader.survey.names.get(getNamedType(field.type).name);
  const reference = target === undefined ? readEnclosed(field, reader) : { resource: target };
  return reference?.resource === reader.survey.names.get(reader.resource.record.name)
    ? undefined
    : reference;
}

/**
 * Records with envelopes refer to records with envelopes: `category { data { id attributes { name }
 * } }`.
 */
function readEnclosed(
  field: OutputField,
  { survey, envelope }: ReferenceReader,
): Field['reference'] | undefined {
  const [only, ...more] = Object.values(fieldsOf(getNamedType(field.type)));
  if (
    envelope === undefined ||
    !only ||
    more.length > 0 ||
    hasList(field.type) ||
    hasList(only.type) ||
    requiredArguments(only).length > 0
  )
    return undefined;
  const target = survey.names.get(getNamedType(only.type).name);
  return target === undefined ? undefined : { resource: target, records: [only.name] };
}

export const recordTypeAt = (field: OutputField, path: Path): string =>
  path.reduce<GraphQLNamedType>(
    (type, name) => getNamedType(fieldsOf(type)[name]?.type ?? null) ?? type,
    getNamedType(field.type),
  ).name;

/** Names of keys in records of any type: `code` next to `country` may be the record's own. */
const commonKeys = new Set([
  'id',
  'uuid',
  'guid',
  'key',
  'code',
  'number',
  'name',
  'slug',
  'handle',
  'ref',
  'reference',
  'email',
  'login',
  'token',
  'hash',
  'index',
  'position',
]);

/**
 * Sibling scalars of a reference that hold the other record's key: `customerId` next to `customer`,
 * `shipVia` next to `shipperByShipVia`.
 */
function findVia(
  name: string,
  type: string,
  { values, survey }: ReferenceReader,
): readonly string[] | undefined {
  const key = survey.keys.get(type) ?? [];
  const scalars = Object.values(values).filter(
    (sibling) => isLeaf(sibling.type) && !hasList(sibling.type),
  );
  const [prefix = '', by] = name.split(/By(?=[A-Z])/);
  const find = (wanted: readonly string[]): string | undefined =>
    wanted
      .map((want) => scalars.find((scalar) => seamless(scalar.name) === want)?.name)
      .find((found) => found !== undefined);
  const via: string[] = [];
  for (const { field } of key) {
    const suffixes = [seamless(field), 'id', 'uuid', 'key', 'code', 'ref', 'fk'];
    const found = find([
      ...suffixes.map((suffix) => seamless(name) + suffix),
      ...(by === undefined
        ? []
        : [seamless(by), ...suffixes.map((suffix) => seamless(by) + suffix)]),
      ...(key.length > 1 ? [seamless(prefix) + seamless(field), seamless(field)] : []),
      // `isbn` next to `book`, whose key has the same name.
      ...(sameName(name, type) && !commonKeys.has(seamless(field)) ? [seamless(field)] : []),
    ]);
    if (found === undefined || found === name) return undefined;
    via.push(found);
  }
  return via.length > 0 ? via : undefined;
}

/** Fields with each reference in place of the scalars that hold its key, under the name people use. */
export function mergeReferences(fields: readonly Field[], { keys }: Survey): readonly Field[] {
  const merged = new Set(fields.flatMap((field) => field.reference?.via ?? []));
  const shown = fields
    .filter((field) => !merged.has(field.name))
    .map((field) => describeReference(field, fields));
  return callReferences(shown, merged, (type) => (keys.get(type) ?? []).map(({ field }) => field));
}

/**
 * The description of the foreign key (the comment of a database column) is more specific than that
 * of the reference.
 */
function describeReference(field: Field, fields: readonly Field[]): Field {
  const [via, ...more] = field.reference?.via ?? [];
  const description =
    more.length === 0 ? fields.find((candidate) => candidate.name === via)?.description : undefined;
  return description === undefined ? field : { ...field, description };
}

/** Endings of foreign keys, besides the name of the key. */
const keyWords = ['id', 'uuid', 'key', 'code', 'ref', 'fk'];

/**
 * Names of references whose own names say how the record is found are left to programs: people know
 * `employeeByReportsTo` as `reportsTo`, and `countryByCountrycode` as `country`. Nothing is called
 * as another field of the record is.
 */
function callReferences(
  fields: readonly Field[],
  merged: ReadonlySet<string>,
  keyOf: (type: string) => readonly string[],
): readonly Field[] {
  const called = fields.map((field) => calledByKey(field, keyOf(field.type)));
  const taken = (name: string, at: number): boolean =>
    fields.some(
      (field, other) =>
        other !== at &&
        [field.name, called[other] ?? ''].some((known) => seamless(known) === seamless(name)),
    ) ||
    [...merged].some(
      (via) => seamless(via) === seamless(name) && !fields[at]?.reference?.via?.includes(via),
    );
  return fields.map((field, at) => {
    const name = called[at];
    return name === undefined || taken(name, at) ? field : { ...field, called: name };
  });
}

function calledByKey(
  { name, kind, list, reference }: Field,
  key: readonly string[],
): string | undefined {
  const [prefix = '', ...rest] = name.split(/By(?=[A-Z])/);
  const { via = [] } = reference ?? {};
  if (kind !== 'reference' || list || rest.length === 0 || via.length === 0) return undefined;
  const by = rest.join('By');
  if (via.length > 1) return seamless(by) === via.map(seamless).join('and') ? prefix : undefined;
  if (seamless(by) !== seamless(via[0] ?? '')) return undefined;
  const endings = [...key.map(seamless), ...keyWords];
  if (endings.some((ending) => seamless(by) === seamless(prefix) + ending)) return prefix;
  const parts = words(by);
  return camelCase(
    parts.length > 1 && endings.includes(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts,
  );
}
