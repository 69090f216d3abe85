import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isScalarType,
  type GraphQLNamedType,
} from 'graphql';

import type { ArgumentPath } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { InputPlace, OutputField } from '../../contracts/schema.ts';
import { isFilterName, isSortName } from '../../facts/names/argument-names.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { placesOf } from '../../facts/places.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import type { Entities, Entity } from './entities.ts';

/** A place that takes a key, or several. */
export interface KeyInput {
  readonly path: ArgumentPath;
  /** The list of input objects above it, one for each record. */
  readonly each?: ArgumentPath;
  /** Several keys go there. */
  readonly list: boolean;
  /** Named GraphQL type there. */
  readonly type: string;
  readonly required: boolean;
  readonly place: InputPlace;
  /** Words of the name besides the key's own: `['order']` for `orderId`, none for `id`. */
  readonly words: readonly string[];
  /** Whose key it is, as far as its own name or type says. */
  readonly entity?: Entity;
  /** Its name says all of the type's: `issueId`, and not `duplicateIssueId`. */
  readonly exact: boolean;
  /** The field of a key of several that it takes. */
  readonly field?: string;
}

/** A place of a mutation that takes a plain value. */
export interface LeafPlace {
  readonly path: ArgumentPath;
  readonly each?: ArgumentPath;
  readonly place: InputPlace;
  readonly required: boolean;
}

/** Maximum depth and number of scalars that are examined. */
const deepest = 3;
const most = 400;

/** Every plain value that a mutation takes, lists of input objects entered too; filters are not. */
export function leavesOf(field: OutputField): readonly LeafPlace[] {
  const found: LeafPlace[] = [];
  const enter = (
    places: readonly InputPlace[],
    above: ArgumentPath,
    each: ArgumentPath | undefined,
    required: boolean,
  ): void => {
    for (const place of places) {
      if (found.length >= most) return;
      const path = [...above, place.name];
      const type = getNamedType(place.type);
      const needed = required && isRequired(place);
      if (!isInputObjectType(type))
        found.push({ path, place, required: needed, ...(each ? { each } : {}) });
      else if (path.length < deepest && !(hasList(place.type) && each) && !isCombined(type))
        enter(Object.values(inputsOf(type)), path, hasList(place.type) ? path : each, needed);
    }
  };
  enter(field.args, [], undefined, true);
  return found;
}

/** Conditions nest without end; what they compare is no key that the mutation acts on. */
const isCombined = (type: GraphQLNamedType): boolean =>
  Object.keys(inputsOf(type)).some((name) =>
    ['and', 'or', 'not'].includes(seamless(name).replace(/^_/, '')),
  );

const endings = new Set([
  'id',
  'ids',
  'uuid',
  'uuids',
  'guid',
  'guids',
  'pk',
  'gid',
  'key',
  'keys',
]);
/** Beside the name of a type, these tell one record from another. */
const natural = new Set(['code', 'codes', 'slug', 'slugs', 'handle', 'handles', 'sku', 'skus']);
const kinds = new Set(['id', 'uuid', 'string', 'integer', 'bigint']);

/** Name of a mutation without separators, and the types that it mentions. */
export interface Spoken {
  readonly name: string;
  readonly mentioned: readonly Entity[];
}

/**
 * Places that take keys, by their names (`orderId`, `memberIds`, `order: ID!`) and by scalars that
 * are keys (`OrderID`).
 */
export function readKeys(
  leaves: readonly LeafPlace[],
  spoken: Spoken,
  entities: Entities,
  facts: Facts,
): readonly KeyInput[] {
  return leaves.flatMap(({ path, each, place, required }): readonly KeyInput[] => {
    const type = getNamedType(place.type);
    if (
      isEnumType(type) ||
      !isScalarType(type) ||
      place.name === 'clientMutationId' ||
      !kinds.has(facts.kindOf(type) ?? '') ||
      !mayHoldKey(path, each)
    )
      return [];
    const parts = words(place.name).filter((word) => word !== '_');
    const last = parts.at(-1) ?? '';
    const isId = type.name === 'ID' || facts.kindOf(type) === 'uuid';
    const ended = endings.has(last) && (isId || !last.startsWith('key'));
    const rest = ended ? parts.slice(0, -1) : parts;
    const scalar = type.name === 'ID' ? [] : words(type.name);
    const ofScalar =
      scalar.length > 1 && endings.has(scalar.at(-1) ?? '')
        ? entities.find(seamless(scalar.slice(0, -1)))[0]
        : undefined;
    const byKey = entities.findByKey(seamless(parts));
    // `taxCodes`: what people know taxes by.
    const known =
      natural.has(last) && parts.length > 1
        ? entities.find(seamless(parts.slice(0, -1))).find(({ listed }) => listed)
        : undefined;
    if (!ended && !ofScalar && !byKey && !isId && !known) return [];
    const entity =
      byKey ??
      ofScalar ??
      known ??
      (rest.length > 0 ? findNamed(rest, spoken, entities) : undefined);
    const exact =
      entity !== undefined &&
      (byKey === entity || known === entity || entities.find(seamless(rest)).includes(entity));
    return [
      {
        path,
        ...(each ? { each } : {}),
        list: hasList(place.type),
        type: type.name,
        required,
        place,
        words: rest,
        exact,
        ...(entity ? { entity } : {}),
      },
    ];
  });
}

/** Objects that hold keys rather than values. */
const holders =
  /^_?(?:where|input|key|keys|by|unique|pk_?columns|id|ids|selector|identifier|args|request|params|payload)$/i;
/** Objects whose `id` is that of what is made or changed: values, not a key to find it by. */
const values =
  /^_?(?:set|patch|record|records|values|attributes|changes|objects?|update|updates|data|filters?|create|inc)$/i;

/** An argument; what lies in an object that an argument is; deeper, in objects that hold keys. */
function mayHoldKey(path: ArgumentPath, each: ArgumentPath | undefined): boolean {
  const [first = '', ...inner] = path.slice(0, -1);
  const [next, ...more] = inner;
  if (path.length === 1) return true;
  if (/^(?:filters?|options)$/i.test(first) || more.length > 0) return false;
  const last = words(path.at(-1) ?? '');
  const own = last.length === 1 && endings.has(last[0] ?? '');
  if (next === undefined)
    return !(own && each === undefined && values.test(first) && !/^data$/i.test(first));
  return holders.test(next) || (!own && !values.test(next) && !isFilterName(next));
}

/** `voidedInvoice` is an invoice, `line` a mentioned order line, `clip` the only type that ends so. */
function findNamed(
  parts: readonly string[],
  { name, mentioned }: Spoken,
  entities: Entities,
): Entity | undefined {
  const own = seamless(parts);
  const exact = entities.find(own);
  // `projectId` of `updateProjectV2Item` is that of a `ProjectV2`, where there are projects too.
  const known =
    exact.find((entity) => mentioned.includes(entity)) ??
    exact
      .filter(({ type }) => name.includes(seamless(words(type))))
      .toSorted((a, b) => b.type.length - a.type.length)[0];
  if (known) return known;
  const abbreviated = mentioned.find(({ type }) => seamless(words(type)).endsWith(own));
  if (abbreviated && !exact[0]?.listed) return abbreviated;
  if (exact[0]) return exact[0];
  const byEnd = entities.findByEnd(own);
  if (byEnd) return byEnd;
  for (let from = 1; from < parts.length; from++) {
    const stem = seamless(parts.slice(from));
    const found = entities.find(stem);
    const entity =
      found.find((each) => mentioned.includes(each)) ??
      found[0] ??
      entities.findByKey(stem) ??
      entities.findByEnd(stem);
    if (entity) return entity;
  }
  // `customerOneId` next to `customerTwoId`
  return parts.length > 1 && ordinals.has(parts.at(-1) ?? '')
    ? entities.find(seamless(parts.slice(0, -1)))[0]
    : undefined;
}

const ordinals = new Set([
  'one',
  'two',
  'first',
  'second',
  'a',
  'b',
  '1',
  '2',
  'left',
  'right',
  'from',
  'to',
]);

/**
 * Argument that selects records by a filter: `delete(where: …)`. Next to an optional order argument
 * it is none: a function that returns rows only narrows its answer by it.
 */
export function readFilter(field: OutputField): ArgumentPath | undefined {
  if (field.args.some((argument) => isSortName(argument.name) && !isRequired(argument)))
    return undefined;
  const isFilter = (name: string, type: GraphQLNamedType): boolean =>
    isInputObjectType(type) &&
    isFilterName(name) &&
    (isCombined(type) ||
      (/filter|where|bool_?exp|condition/i.test(type.name) &&
        !Object.values(inputsOf(type)).some((inner) => inner.name === 'id' && isLeaf(inner.type))));
  const found = placesOf(field, 1, ({ path }) => path.length === 1).find(
    ({ name, type, list }) => !list && isFilter(name, type),
  )?.path;
  if (found) return found;
  // `update_many(updates: [{ where, _set }])`
  return field.args.flatMap((argument) =>
    hasList(argument.type)
      ? Object.values(inputsOf(getNamedType(argument.type)))
          .filter((inner) => isFilter(inner.name, getNamedType(inner.type)))
          .map((inner) => [argument.name, inner.name])
      : [],
  )[0];
}
