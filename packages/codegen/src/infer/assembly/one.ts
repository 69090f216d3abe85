import {
  getNamedType,
  isAbstractType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

import type {
  Approach,
  Field,
  KeyArgument,
  KeyField,
  ListOperation,
  OneOperation,
  Path,
} from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';
import { readAddress } from '../readings/key/key-form.ts';
import { toKeyField } from '../readings/key/key-place.ts';
import { findKeyPlaces } from '../readings/key/key-places.ts';
import { findAnswer, findRecord } from '../readings/payload/record-path.ts';
import { readRefusals } from '../readings/payload/refusals.ts';
import { readFields } from './fields.ts';

/** Query for a record. */
export interface AssembledSingle {
  readonly one?: OneOperation | undefined;
  /** Type of the record of a page, where rows are of another type. */
  readonly single?: GraphQLObjectType | undefined;
  /** The field that identifies a record next to its key. */
  readonly address?: KeyField | undefined;
  /** A field other than the list fetches the record. */
  readonly isOwn: boolean;
}

/** The field that fetches one record: a root field, a field behind a scope, or the filtered list. */
export function assembleSingle(
  draft: Draft,
  root: RootField | undefined,
  list: ListOperation | undefined,
  survey: Survey,
): AssembledSingle {
  const fetched = root && assembleOne(draft, root, survey);
  const holder = draft.found.list.above;
  const behind =
    !fetched && holder && list?.above
      ? assembleOneBelow(
          draft,
          getNamedType(holder.field.type),
          { root: holder.path, above: list.above.map(approachByKey) },
          survey,
        )
      : undefined;
  const own = fetched ?? behind;
  const found = own?.one ?? (list && oneThroughList(draft, list));
  const single = found && singleOf(draft, found, survey);
  return {
    one: found && { ...found, ...(single && fieldsOfSingle(draft, single, survey)) },
    single,
    address: own?.address,
    isOwn: own !== undefined,
  };
}

function assembleOne(draft: Draft, root: RootField, survey: Survey): FoundOne | undefined {
  let key = findKeyPlaces(root.field, draft.key, draft.found);
  if (key.length === 0 && draft.key.length === 1) {
    // The only required argument is the key, whatever it is called.
    const [only, ...more] =
      root.field.args.length === 1 ? root.field.args : requiredArguments(root.field);
    const [part] = draft.key;
    if (
      only &&
      part &&
      more.length === 0 &&
      isLeaf(only.type) &&
      !(only.name in fieldsOf(draft.found.record))
    )
      key = [
        {
          field: part.field,
          argument: [only.name],
          type: getNamedType(only.type).name,
          list: hasList(only.type),
        },
      ];
  }
  const address = key.length === 0 ? readAddress(draft.found, root.field, survey.facts) : undefined;
  if (address) key = findKeyPlaces(root.field, [address], draft.found);
  if (key.length === 0) return undefined;
  const record =
    findRecord(root.field, draft.found.type) ?? findAnswer(root.field, draft.found.type);
  const refusals = readRefusals(root.field.type);
  const named = getNamedType(root.field.type);
  const on =
    named.name !== draft.found.type && record === undefined && isAbstractType(named)
      ? { on: draft.found.type }
      : {};
  const isOfKey = draft.key.some(({ field }) => field === address?.field);
  return {
    one: {
      root: root.path,
      record: record ?? [],
      key,
      required: survey.openArguments(
        draft.found.type,
        root.field,
        key.map(({ argument: [name = ''] }) => name),
      ),
      ...(refusals ? { refusals } : {}),
      ...on,
    },
    ...(address && !isOfKey ? { address } : {}),
  };
}

/**
 * Where no field fetches a record, its list does, filtered by the key: `postCollection(filter: {
 * id: { eq: … } })`. No other argument is set.
 */
function oneThroughList(draft: Draft, list: ListOperation): OneOperation | undefined {
  if (list.requiredConditions.length > 0 || list.above || !list.filter || draft.key.length === 0)
    return undefined;
  const { argument, fields } = list.filter;
  const key = draft.key.flatMap(({ field }): KeyArgument[] => {
    const operators = fields
      .filter(({ name }) => name === field)
      .flatMap((condition) => condition.operators);
    const plain = operators.filter(
      ({ pattern, constants }) => pattern === undefined && constants === undefined,
    );
    const place =
      plain.find(({ operator }) => operator === 'eq') ??
      plain.find(({ operator }) => operator === 'in');
    return place
      ? [{ field, argument: [...argument, ...place.path], type: place.type, list: place.list }]
      : [];
  });
  if (key.length === 0 || key.length < draft.key.length) return undefined;
  return {
    root: list.root,
    record: list.records,
    key,
    required: list.required,
    ...(list.refusals ? { refusals: list.refusals } : {}),
  };
}

/** Query for a record, and the field that identifies it where the key does not. */
export interface FoundOne {
  readonly one: OneOperation;
  readonly address?: KeyField;
}

/**
 * Query for a record below a parent, or below a scope, by its key or by another field:
 * `pipeline(slug:) { build(number:) { … } }`.
 *
 * @param holder type of the parent
 * @param way path to the parent, with its arguments
 */
export function assembleOneBelow(
  { key, found }: Draft,
  holder: GraphQLNamedType,
  { root, above }: { readonly root: Path; readonly above: readonly Approach[] },
  survey: Survey,
): FoundOne | undefined {
  const own = fieldsOf(found.record);
  for (const field of Object.values(fieldsOf(holder))) {
    if (hasList(field.type) || getNamedType(field.type).name !== found.type) continue;
    const [only, ...more] = requiredArguments(field);
    const byKey = findKeyPlaces(field, key, found);
    const held =
      only &&
      more.length === 0 &&
      isLeaf(only.type) &&
      !hasList(only.type) &&
      isNonNullType(own[only.name]?.type) &&
      isLeaf(own[only.name]?.type ?? only.type)
        ? only
        : undefined;
    const places =
      byKey.length > 0 && byKey.length === key.length
        ? byKey
        : held
          ? [
              {
                field: held.name,
                argument: [held.name],
                type: getNamedType(held.type).name,
                list: false,
              },
            ]
          : [];
    if (places.length === 0) continue;
    const address = places.every((place) => key.some((part) => part.field === place.field))
      ? undefined
      : held;
    const required = survey.openArguments(
      found.type,
      field,
      places.map(({ argument: [name = ''] }) => name),
    );
    return {
      one: { root: [...root, field.name], above, record: [], key: places, required },
      ...(address ? { address: toKeyField(address.name, found, survey.facts) } : {}),
    };
  }
  return undefined;
}

/** Path for a single record: the conditions that its list requires are fields of the record's key. */
const approachByKey = ({ requiredConditions, ...above }: Approach): Approach => ({
  ...above,
  key: [
    ...above.key,
    ...(requiredConditions ?? []).flatMap(({ name, operators }) =>
      operators.map(({ path, type, list }): KeyArgument => ({
        field: name,
        argument: path,
        type,
        list,
      })),
    ),
  ],
});

/** Type of the record of a page, where that is another one than the type of the rows. */
function singleOf(
  { found }: Draft,
  { root, record, on }: OneOperation,
  survey: Survey,
): GraphQLObjectType | undefined {
  const field = survey.facts.query.get(root.join('.'))?.field;
  const single = record.reduce<GraphQLNamedType | undefined>(
    (type, name) => getNamedType(fieldsOf(type)[name]?.type),
    getNamedType(field?.type),
  );
  return on === undefined &&
    isObjectType(single) &&
    isObjectType(found.record) &&
    single !== found.record
    ? single
    : undefined;
}

/** Fields that the page's type has in addition to the rows' type. */
function fieldsOfSingle(
  { found, fields }: Draft,
  single: GraphQLObjectType,
  survey: Survey,
): Pick<OneOperation, 'fields'> {
  const rows = fieldsOf(found.record);
  const vias = new Set(fields.flatMap(({ reference }) => reference?.via ?? []));
  const isOfRows = ({ name }: Field): boolean =>
    vias.has(name) || (rows[name] !== undefined && isAlike(rows[name], single.getFields()[name]));
  const own = readFields({ type: found.type, record: single }, survey, undefined)
    .fields.filter((each) => !isOfRows(each) && !each.name.startsWith('__'))
    .map((each) => ({ ...each, inRow: false, column: false }));
  return own.length > 0 ? { fields: own } : {};
}

/** Both are objects, or values of one type, and as many. */
const isAlike = ({ type }: OutputField, other: OutputField | undefined): boolean =>
  other !== undefined &&
  hasList(type) === hasList(other.type) &&
  (isLeaf(type) || isLeaf(other.type) ? getNamedType(type) === getNamedType(other.type) : true);
