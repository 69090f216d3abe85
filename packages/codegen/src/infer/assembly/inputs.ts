import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLNamedInputType,
  type GraphQLNamedType,
} from 'graphql';

import type { Field, Input, Path } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { InputPlace, RecordType } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { plural, seamless } from '../facts/names/words.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../facts/schema-types.ts';
import { enumValues } from '../readings/record/enum-values.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { isInterval } from '../readings/record/interval.ts';
import { refineKind } from '../readings/record/refine-kind.ts';
import { usefulDescription } from '../readings/record/useful-description.ts';

/** What inputs are matched with: the record that they change, as far as it is known. */
export interface Described extends Pick<Draft, 'fields' | 'key' | 'envelope'> {
  readonly found: { readonly type: string; readonly record: RecordType | undefined };
}

/** Of nothing that is known: a form of its own. */
export const undescribed = (type: string): Described => ({
  found: { type, record: undefined },
  fields: [],
  key: [],
});

export function readInput(
  name: string,
  place: InputPlace,
  draft: Described,
  survey: Survey,
  depth: number,
): Input | undefined {
  const named = getNamedType(place.type);
  const field = depth === 0 ? matchField(name, draft) : undefined;
  const description = usefulDescription(place.description, name, draft.found.type, named.name);
  const base = {
    name,
    type: named.name,
    list: hasList(place.type),
    required: isRequired(place),
    nullable: !isNonNullType(place.type),
    ...(field && field.name !== name ? { field: field.name } : {}),
    ...(description === undefined ? {} : { description }),
    ...(place.defaultValue === undefined ? {} : { defaultValue: place.defaultValue }),
  };
  if (isEnumType(named)) return { ...base, kind: 'enum', values: enumValues(named) };
  if (isScalarType(named) && survey.facts.isFile(named)) return { ...base, kind: 'file' };
  const scalar = survey.facts.kindOf(named);
  if (scalar) {
    const reference =
      field?.reference && field.kind === 'reference'
        ? viaReference(name, field, survey)
        : depth === 0 && !isOwnKey(name, draft)
          ? namedReference(name, scalar, survey)
          : undefined;
    if (reference) return { ...base, ...callKey(base), kind: 'reference', reference };
    const isSame =
      field !== undefined &&
      field.kind !== 'reference' &&
      field.kind !== 'object' &&
      field.type === named.name;
    return {
      ...base,
      kind: isSame ? field.kind : refineKind(scalar, name),
      ...(isSame && field.values ? { values: field.values } : {}),
      ...(isSame && field.digits ? { digits: field.digits } : {}),
      ...(scalar === 'binary' ? { encoding: /hex/i.test(named.name) ? 'hex' : 'base64' } : {}),
    };
  }
  return isInputObjectType(named)
    ? readObject({ named, place, base, field }, draft, survey, depth)
    : undefined;
}

/** A field of an input object that no object of values can have: `describeReservedInputs` says so. */
export const isReserved = ({ name }: InputPlace): boolean => name.startsWith('__');

/** No inputs make such an object complete: it is entered as JSON. */
export const requiresReserved = (type: GraphQLInputObjectType): boolean =>
  Object.values(type.getFields()).some((inner) => isReserved(inner) && isRequired(inner));

interface ObjectPlace {
  readonly named: GraphQLInputObjectType;
  readonly place: InputPlace;
  readonly base: Omit<Input, 'kind'>;
  /** The field of the record that the input is for. */
  readonly field: Field | undefined;
}

/** The input for an input object: a range, a reference, a wrapped value, or an object of inputs. */
function readObject(
  { named, place, base, field }: ObjectPlace,
  draft: Described,
  survey: Survey,
  depth: number,
): Input | undefined {
  const read = (input: InputPlace): Input | undefined =>
    readInput(input.name, input, draft, survey, depth + 1);
  if (isInterval(named)) return { ...base, kind: 'interval' };
  const inner = named.getFields();
  if (field?.kind === 'range')
    return { ...base, kind: 'range', ...(field.of ? { of: field.of } : {}) };
  if (
    inner['start'] &&
    inner['end'] &&
    Object.keys(inner).every((part) => ['start', 'end', 'isEmpty'].includes(part))
  ) {
    const bound = inputsOf(getNamedType(inner['start'].type));
    if (bound['value'] && bound['inclusive'])
      return {
        ...base,
        kind: 'range',
        of: survey.facts.kindOf(getNamedType(bound['value'].type)) ?? 'string',
      };
  }
  const linkedKey = field?.reference && (survey.keys.get(field.type) ?? [])[0]?.field;
  const linked =
    field?.reference && linkedKey !== undefined
      ? readLink(inner, base, { resource: field.reference.resource, key: linkedKey })
      : undefined;
  if (linked) return linked;
  const set = inner['set'];
  if (set && isLeaf(set.type)) {
    const below = read(set);
    return below
      ? {
          ...below,
          ...base,
          type: below.type,
          list: below.list,
          kind: field && field.kind !== 'reference' ? field.kind : below.kind,
          wrap: ['set'],
        }
      : undefined;
  }
  // `user: { username: … }` names the other record by its key; without one it would be a record to
  // create.
  const ownKey = field?.reference ? (survey.keys.get(field.type) ?? []) : [];
  const byKey = ownKey.length === 1 ? inner[ownKey[0]?.field ?? ''] : undefined;
  if (
    field?.reference &&
    byKey &&
    ownKey[0] &&
    isLeaf(byKey.type) &&
    !hasList(byKey.type) &&
    Object.values(inner).every((other) => other === byKey || !isRequired(other))
  ) {
    return {
      ...base,
      kind: 'reference',
      list: base.list,
      type: getNamedType(byKey.type).name,
      reference: {
        resource: field.reference.resource,
        keyField: ownKey[0].field,
        wrap: [ownKey[0].field],
      },
    };
  }
  if (depth >= 2) return undefined;
  const shown =
    depth === 0
      ? draft.found.record && valuesOf(draft.found.record, draft.envelope)[base.name]
      : undefined;
  const other =
    field?.kind === 'reference' ||
    (shown &&
      (survey.names.has(getNamedType(shown.type).name) ||
        survey.names.has(survey.facts.listShapeOf(shown.type)?.record.name ?? '')));
  // Records of another resource are written on their own screens, but for the plain values of one
  // that this record cannot be without.
  if (other && !(isRequired(place) && !base.list && isFlat(named))) return undefined;
  if (requiresReserved(named)) return { ...base, kind: 'json' };
  const inputs = Object.values(inner)
    .filter((input) => !isReserved(input) && (!other || isLeaf(input.type)))
    .flatMap((input) => read(input) ?? []);
  return inputs.length > 0 ? { ...base, kind: 'object', inputs } : undefined;
}

const links = ['connect', 'link', 'set'];
/** What replaces all links of a list. Nothing is left to compare where one is there. */
const replacements = ['set', 'sync', 'replace'];
const unlinks = ['disconnect', 'unlink', 'remove'];
const isAddition = (name: string): boolean => !replacements.includes(name);

/** The records that an input links. */
export interface LinkTarget {
  readonly resource: string;
  readonly key: string;
  /**
   * The pair `connect` and `disconnect` goes before `set`: it leaves links alone that the form did
   * not read.
   */
  readonly changesFirst?: boolean;
}

/**
 * References behind what is done to their links: `{ connect: { id } }`, of a list `{ set: [{ id }]
 * }` or the pair `connect` and `disconnect`.
 */
export function readLink(
  inner: Readonly<Record<string, InputPlace>>,
  base: Omit<Input, 'kind'>,
  { resource, key, changesFirst = false }: LinkTarget,
): Input | undefined {
  const wrapOf = (name: string): Path | undefined => {
    const target = inner[name];
    if (!target) return undefined;
    const named = getNamedType(target.type);
    // Keys alone, of a list: `{ connect: [ID!], disconnect: [ID!] }`.
    if (isLeaf(target.type))
      return name !== 'set' && hasList(target.type) && named.name !== 'Boolean'
        ? [name]
        : undefined;
    const place = inputsOf(named)[key];
    return place && isLeaf(place.type) ? [name, key] : undefined;
  };
  const isWhole = (name: string): boolean => {
    const target = inner[name];
    return target !== undefined && hasList(target.type);
  };
  const changes = changesFirst && unlinks.some(isWhole) ? links.filter(isAddition) : [];
  const lists = [...changes, ...replacements, ...links].filter(isWhole);
  const wrap = [...lists, ...links].map(wrapOf).find((found) => found !== undefined);
  const [first = ''] = wrap ?? [];
  const target = inner[first];
  if (!wrap || !target) return undefined;
  const isList = hasList(target.type);
  const end = wrap.length > 1 ? inputsOf(getNamedType(target.type))[key] : target;
  if (!end) return undefined;
  const adds = isList && isAddition(first);
  return {
    ...base,
    kind: 'reference',
    list: isList,
    type: getNamedType(end.type).name,
    reference: {
      resource,
      keyField: key,
      wrap,
      ...(adds
        ? {
            unlink:
              unlinks
                .filter(isWhole)
                .map(wrapOf)
                .find((found) => found !== undefined) ?? null,
          }
        : {}),
    },
  };
}

/** Objects in an object of a form have inputs of their own so deep; deeper ones are JSON. */
const deepestObjects = 2;
/** An object with more inputs is JSON. */
const mostInputs = 40;

/**
 * An input of the form: a plain value, a reference, an object with its parts, or JSON where there
 * is no end to them.
 */
export function readDeepInput(
  place: InputPlace,
  described: Described,
  survey: Survey,
  above: readonly GraphQLNamedType[],
): Input | undefined {
  const type = getNamedType(place.type);
  const simple =
    isLeaf(place.type) || above.length === 0
      ? readInput(place.name, place, described, survey, 0)
      : undefined;
  if (simple && simple.kind !== 'object') return simple;
  if (!isInputObjectType(type)) return undefined;
  if (
    above.includes(type) ||
    above.length >= deepestObjects ||
    Object.keys(type.getFields()).length > mostInputs ||
    !isWritable(type) ||
    requiresReserved(type)
  )
    return { ...bare(place, type), kind: 'json' };
  const inputs = Object.values(inputsOf(type))
    .filter((inner) => !isReserved(inner))
    .flatMap(
      (inner) =>
        readDeepInput(inner, undescribed(described.found.type), survey, [...above, type]) ?? [],
    );
  return inputs.length > 0
    ? { ...bare(place, type), kind: 'object', inputs }
    : { ...bare(place, type), kind: 'json' };
}

const bare = (place: InputPlace, type: GraphQLNamedType): Omit<Input, 'kind'> => ({
  name: place.name,
  type: type.name,
  list: hasList(place.type),
  required: isRequired(place),
  nullable: !String(place.type).endsWith('!'),
  ...(place.description ? { description: place.description } : {}),
  ...(place.defaultValue === undefined ? {} : { defaultValue: place.defaultValue }),
});

/** A condition that combines others is no form. */
export const isWritable = (type: GraphQLNamedType): boolean =>
  !Object.keys(inputsOf(type)).some((name) =>
    ['and', 'or', 'not'].includes(seamless(name).replace(/^_/, '')),
  );

/** An object that plain values make complete. */
export function isFlat(type: GraphQLNamedInputType): boolean {
  const inputs = Object.values(inputsOf(type));
  return (
    inputs.some((input) => isLeaf(input.type)) &&
    inputs.every((input) => isLeaf(input.type) || !isRequired(input))
  );
}

function matchField(name: string, draft: Described): Field | undefined {
  const wanted = seamless(name);
  return (
    draft.fields.find((field) => field.reference?.via?.some((via) => via === name)) ??
    draft.fields.find((field) => field.name === name) ??
    draft.fields.find(
      (field) =>
        seamless(field.name) === wanted ||
        (field.kind === 'reference' &&
          (seamless(field.name) === wanted.replace(/ids?$/, '') ||
            seamless(field.name) === `${wanted.replace(/ids$/, '')}s`)),
    )
  );
}

function viaReference(name: string, field: Field, survey: Survey): Input['reference'] {
  const key = survey.keys.get(field.type) ?? [];
  const at = Math.max(0, field.reference?.via?.indexOf(name) ?? 0);
  const keyField = key[at]?.field;
  return field.reference && keyField !== undefined
    ? { resource: field.reference.resource, keyField }
    : undefined;
}

/** `shipperId` of a new shipper is the key that it is given, not another shipper. */
function isOwnKey(name: string, { key }: Described): boolean {
  return key.length === 1 && key.some((part) => seamless(part.field) === seamless(name));
}

/**
 * `customerId` is the key of a customer where there are customers, even if the record does not show
 * them.
 */
export function namedReference(
  name: string,
  kind: Field['kind'],
  survey: Survey,
): Input['reference'] {
  const stem = /^(.+?)_?(?:Id|ID|Ids|IDs|_id|_ids)$/.exec(name)?.[1];
  if (stem === undefined || kind === 'boolean') return undefined;
  const [best] = survey.index.find(seamless(stem));
  const key = best && best.exactness > 0.85 ? (survey.keys.get(best.resource.type) ?? []) : [];
  const resource = best && survey.names.get(best.resource.type);
  return key.length === 1 && key[0] && resource !== undefined && isKeyLike(key[0].kind, kind)
    ? { resource, keyField: key[0].field }
    : undefined;
}

/** Whether a value of one kind can be a key of the other. */
export function isKeyLike(a: Field['kind'], b: Field['kind']): boolean {
  const loose = new Set<Field['kind']>(['id', 'string']);
  return a === b || loose.has(a) || loose.has(b);
}

/**
 * An input that takes the key of a record, which no field shows, is called as the record: `orderId`
 * is an order, and `productIds` are products.
 */
export function callKey({
  name,
  field,
  list,
}: Pick<Input, 'name' | 'field' | 'list'>): Pick<Input, 'called'> {
  const bare = name.replace(/_?ids?$/i, '');
  return field !== undefined || bare === '' || bare === name
    ? {}
    : { called: list ? plural(bare) : bare };
}
