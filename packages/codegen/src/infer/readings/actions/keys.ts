import { getNamedType, isEnumType, isInputObjectType, isScalarType } from 'graphql';

import type { ArgumentPath } from '../../../model.ts';
import type { Facts } from '../../facts/facts.ts';
import { isFilterName } from '../../facts/names/argument-names.ts';
import { numberForms, seamless, words } from '../../facts/names/words.ts';
import { placesOf } from '../../facts/places.ts';
import { hasList, inputsOf, isRequired, type InputPlace, type OutputField } from '../../facts/schema-types.ts';
import type { Entities, Entity } from './entities.ts';

/** A place that takes a key, or several. */
export interface TakenKey {
  readonly path: ArgumentPath;
  /** The list of input objects above it, one for each record. */
  readonly each?: ArgumentPath;
  /** Several keys go there. */
  readonly list: boolean;
  /** Named GraphQL type there. */
  readonly type: string;
  readonly required: boolean;
  readonly place: InputPlace;
  /** What its name says beside that it is a key, `['order']` for `orderId`; nothing for `id`. */
  readonly words: readonly string[];
  /** Whose key it is, as far as its own name or type says. */
  readonly entity?: Entity;
}

/** A place of a mutation that takes a plain value. */
export interface LeafPlace {
  readonly path: ArgumentPath;
  readonly each?: ArgumentPath;
  readonly place: InputPlace;
  readonly required: boolean;
}

/** How deep keys are looked for, and no further into what an input object holds than to so many places. */
const deepest = 3;
const most = 400;

/** Every plain value that a mutation takes, lists of input objects entered too; filters are not. */
export function leavesOf(field: OutputField): readonly LeafPlace[] {
  const found: LeafPlace[] = [];
  const enter = (places: readonly InputPlace[], above: ArgumentPath, each: ArgumentPath | undefined, required: boolean): void => {
    for (const place of places) {
      if (found.length >= most) return;
      const path = [...above, place.name];
      const type = getNamedType(place.type);
      const needed = required && isRequired(place);
      if (!isInputObjectType(type)) found.push({ path, place, required: needed, ...(each ? { each } : {}) });
      else if (path.length < deepest && !(hasList(place.type) && each) && !isCombined(type)) enter(Object.values(inputsOf(type)), path, hasList(place.type) ? path : each, needed);
    }
  };
  enter(field.args, [], undefined, true);
  return found;
}

/** Conditions nest without end; what they compare is no key that the mutation acts on. */
const isCombined = (type: unknown): boolean => Object.keys(inputsOf(type)).some((name) => ['and', 'or', 'not'].includes(seamless(name).replace(/^_/, '')));

const endings = new Set(['id', 'ids', 'uuid', 'uuids', 'guid', 'guids', 'pk', 'gid', 'key', 'keys']);
const kinds = new Set(['id', 'uuid', 'string', 'integer', 'bigint']);

/** Places that take keys, by their names (`orderId`, `memberIds`, `order: ID!`) and by scalars that are keys (`OrderID`). */
export function readKeys(leaves: readonly LeafPlace[], entities: Entities, facts: Facts): readonly TakenKey[] {
  return leaves.flatMap(({ path, each, place, required }): readonly TakenKey[] => {
    const type = getNamedType(place.type);
    if (isEnumType(type) || !isScalarType(type) || place.name === 'clientMutationId' || !kinds.has(facts.kindOf(type) ?? '')) return [];
    const parts = words(place.name).filter((word) => word !== '_');
    const last = parts.at(-1) ?? '';
    const ended = endings.has(last) && !(last.startsWith('key') && type.name !== 'ID');
    const rest = ended ? parts.slice(0, -1) : parts;
    const scalar = type.name === 'ID' ? [] : words(type.name);
    const ofScalar = scalar.length > 1 && endings.has(scalar.at(-1) ?? '') ? findLongest(scalar.slice(0, -1), entities) : undefined;
    const entity = ofScalar ?? (rest.length > 0 && (ended || type.name === 'ID' || facts.kindOf(type) === 'uuid') ? findLongest(rest, entities) : undefined);
    if (!ended && !ofScalar && type.name !== 'ID') return [];
    const list = hasList(place.type) || (ended && last.endsWith('s') && hasList(place.type));
    return [{ path, ...(each ? { each } : {}), list, type: type.name, required, place, words: rest, ...(entity ? { entity } : {}) }];
  });
}

/** `voidedInvoice` is an invoice. */
export function findLongest(parts: readonly string[], entities: Entities): Entity | undefined {
  for (let from = 0; from < parts.length; from++) {
    const [found] = entities.find(seamless(parts.slice(from)));
    if (found) return found;
  }
  return undefined;
}

/** The argument that says in a filter which records: `delete(where: …)`. */
export function readFilter(field: OutputField): ArgumentPath | undefined {
  return placesOf(field, 1, ({ path }) => path.length === 1).find(({ name, type, list }) => !list && isInputObjectType(type) && isFilterName(name) && (isCombined(type) || /filter|where|bool_?exp|condition/i.test(type.name)))?.path;
}

/** Whether a word is a plural: `members`. */
export const isPlural = (word: string): boolean => numberForms(word).length > 1;
