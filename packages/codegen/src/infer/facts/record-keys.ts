import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
} from 'graphql';

import type { Path } from '../../model.ts';
import type { IsScope, Lookup, Removal, TypeFacts } from '../contracts/facts.ts';
import type { MutationField, RootField } from '../contracts/root-field.ts';
import type { RecordType } from '../contracts/schema.ts';
import { isFilterName } from './names/argument-names.ts';
import { typeStems } from './names/stems.ts';
import { numberForms, sameName, seamless } from './names/words.ts';
import { fieldsOf, hasList, inputsOf, isLeaf, requiredArguments } from './schema-types.ts';

/** Names of unique fields in types without identifier, the most reliable first. */
const uniqueNames = [
  'sku',
  'isbn',
  'address',
  'hash',
  'slug',
  'handle',
  'symbol',
  'username',
  'login',
  'code',
  'key',
];

/** Types that records with an identifier point to, each as one record: `Asset` for `trade.asset`. */
export function findPointedTo({ schema, isIdentified }: TypeFacts): ReadonlySet<string> {
  const owners = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && isIdentified(type),
  );
  return new Set(
    owners.flatMap((type) =>
      Object.values(fieldsOf(type))
        .filter((field) => !hasList(field.type))
        .map((field) => getNamedType(field.type).name),
    ),
  );
}

/**
 * Required text that identifies a record without identifier: `address` of `Asset`. The type has to
 * be referenced by records with an identifier (`trade.asset`): a code inside a value object does
 * not identify anything.
 */
export function readNaturalKey(
  type: unknown,
  { isIdentified }: TypeFacts,
  pointedTo: ReadonlySet<string>,
): string | undefined {
  if (!isObjectType(type) || isIdentified(type) || !pointedTo.has(type.name)) return undefined;
  const fields = type.getFields();
  return uniqueNames.find(
    (name) =>
      fields[name] &&
      isNonNullType(fields[name].type) &&
      !hasList(fields[name].type) &&
      ['String', 'ID'].includes(getNamedType(fields[name].type).name),
  );
}

/**
 * The key of what a record refers to, where an operation asks for that: `crew.id` for `crewId` of a
 * `Posting` that has a crew.
 */
export function referencePath(
  name: string,
  record: unknown,
  identifierOf: TypeFacts['identifierOf'],
): Path | undefined {
  const stem = /^(.+?)_?(?:id|uuid)$/i.exec(name)?.[1];
  const field = stem === undefined ? undefined : fieldsOf(record)[stem];
  const identifier =
    field &&
    isNonNullType(field.type) &&
    !hasList(field.type) &&
    requiredArguments(field).length === 0
      ? identifierOf(getNamedType(field.type))
      : undefined;
  return field && identifier?.length === 1 ? [field.name, ...identifier] : undefined;
}

/**
 * Fields of an argument's input object that identify a record: those of its only nested object
 * whose keys the record all has (`where: { crewId_shipId: { crewId, shipId } }`), else the only
 * unique field of every record.
 */
function namedInWhere(
  { name, type }: GraphQLArgument,
  record: unknown,
  isKey: (name: string) => boolean,
): readonly string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || hasList(type) || !isFilterName(name)) return [];
  const inner = Object.values(named.getFields());
  const composites = inner
    .map((each) => Object.keys(inputsOf(getNamedType(each.type))))
    .filter((names) => names.length > 1 && names.every(isKey));
  if (composites[0]) return composites.length === 1 ? composites[0] : [];
  const own = fieldsOf(record);
  const held = inner.map((each) => each.name).filter((each) => own[each] && isKey(each));
  const unique = uniqueNames.filter((each) => held.includes(each));
  return unique.length > 0 ? unique.slice(0, 1) : held.length === 1 && inner.length < 3 ? held : [];
}

/**
 * Query fields that find a record by values of its fields: `orderDetail(orderId:, productId:):
 * OrderDetail`. By record type.
 */
export function findLookups(
  queries: readonly RootField[],
  isScope: IsScope,
  { identifierOf }: Pick<TypeFacts, 'identifierOf'>,
): ReadonlyMap<string, readonly Lookup[]> {
  const lookups = new Map<string, Lookup[]>();
  for (const root of queries) {
    if (hasList(root.field.type) || root.field.args.length === 0) continue;
    const named = getNamedType(root.field.type);
    // The record, or an error that says why there is none.
    for (const record of isUnionType(named) ? named.getTypes() : [named]) {
      const fields = fieldsOf(record);
      const identifier = identifierOf(record)?.join('.');
      const isAsked = (name: string | undefined): boolean =>
        root.field.args.some((argument) => argument.name === name);
      // In whose data to look is no part of a key that the identifier is.
      const required = requiredArguments(root.field).filter(
        (argument) =>
          !isScope(argument.name, getNamedType(argument.type)) ||
          (argument.name in fields && (argument.name === identifier || !isAsked(identifier))),
      );
      const asked = required.length > 0 ? required : root.field.args.slice(0, 1);
      const [only, ...more] = asked;
      const isValue = (key: string): boolean =>
        fields[key] !== undefined && isLeaf(fields[key].type) && !hasList(fields[key].type);
      const isKey = (key: string): boolean =>
        isValue(key)
          ? isNonNullType(fields[key]?.type)
          : referencePath(key, record, identifierOf) !== undefined;
      const isIdentified = identifierOf(record) !== undefined;
      const keys =
        only && more.length === 0 && !isIdentified && !isLeaf(only.type)
          ? namedInWhere(only, record, isKey)
          : asked.map((argument) => argument.name);
      if (
        keys.length === 0 ||
        !(keys.every(isValue) || (!isIdentified && keys.length > 1 && keys.every(isKey)))
      )
        continue;
      const lookup = { root, fields: keys, isNamesake: sameName(root.leaf, record.name) };
      const list = lookups.get(record.name);
      if (list) list.push(lookup);
      else lookups.set(record.name, [lookup]);
    }
  }
  for (const list of lookups.values())
    list.sort(
      (a, b) => Number(b.isNamesake) - Number(a.isNamesake) || (a.root.name < b.root.name ? -1 : 1),
    );
  return lookups;
}

/**
 * Fields that identify records without identifier, where only a deleting mutation reveals them:
 * `deleteTide(port:, hour:)`. By type of the records that lists return.
 */
export function findRemovals(
  queries: readonly RootField[],
  mutations: readonly MutationField[],
  { isIdentified, identifierOf }: Pick<TypeFacts, 'isIdentified' | 'identifierOf'>,
): ReadonlyMap<string, Removal> {
  const records = new Map(
    queries.flatMap(({ shape }) =>
      shape && !isIdentified(shape.record)
        ? typeStems(shape.record.name).map((stem) => [stem, shape.record] as const)
        : [],
    ),
  );
  const removals = new Map<string, Removal>();
  if (records.size === 0) return removals;
  for (const { writes, leaf, field } of mutations) {
    for (const {
      role,
      stems: [stem = []],
    } of writes) {
      const record =
        role === 'remove'
          ? numberForms(seamless(stem))
              .map((form) => records.get(form))
              .find((each) => each !== undefined)
          : undefined;
      const asked = requiredArguments(field).map(({ name }) => name);
      if (
        record &&
        !removals.has(record.name) &&
        asked.length > 0 &&
        asked.every(
          (name) =>
            hasScalar(record, name) ||
            (asked.length > 1 && referencePath(name, record, identifierOf) !== undefined),
        )
      )
        removals.set(record.name, { by: leaf, fields: asked });
    }
  }
  return removals;
}

/** Tests whether every record has a scalar of the name. */
function hasScalar(record: RecordType, name: string): boolean {
  const field = fieldsOf(record)[name];
  return (
    field !== undefined && isNonNullType(field.type) && isLeaf(field.type) && !hasList(field.type)
  );
}
