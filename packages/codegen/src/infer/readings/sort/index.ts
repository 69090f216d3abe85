import { isEnumType } from 'graphql';

import type { Sort } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { TextOrder } from '../../contracts/overrides.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import {
  isDirectionName,
  isFilterName,
  isOptionsName,
  isSortName,
} from '../../facts/names/argument-names.ts';
import { seamless } from '../../facts/names/words.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { classifyMoment, type MomentClass } from '../record/moment.ts';
import { keyPerField } from './key-per-field.ts';
import { keyed } from './keyed.ts';
import { listedByDirection } from './listed-by-direction.ts';
import { newestFirst } from './newest-first.ts';
import { object } from './object.ts';
import { separate } from './separate.ts';
import { directionsOf, type OrderPlace } from './sort-place.ts';
import { text } from './text.ts';
import { value } from './value.ts';

/** Ways to order, most telling first. */
const readOrder = firstOf([
  newestFirst,
  separate,
  value,
  text,
  keyed,
  listedByDirection,
  object,
  keyPerField,
]);

/** Order of a list, with the record's fields that it can be sorted by. */
export function readSort(
  field: OutputField,
  draft: Draft,
  facts: Facts,
  textOrder?: TextOrder,
): NamedRead<Sort> | undefined {
  const places = placesOf(
    field,
    1,
    (place) => (isOptionsName(place.name) || isFilterName(place.name)) && !isSortName(place.name),
  );
  const fields = fieldNames(draft);
  const isWay = (place: Place): boolean => isDirection(place, fields);
  const direction = places.find(isWay);
  for (const place of places.filter((each) => isSortName(each.name) && !isWay(each))) {
    const order = toOrderPlace(place, { field, fields, direction, draft, textOrder });
    const sort = readOrder(order, facts);
    if (sort) return sort;
  }
  return undefined;
}

/**
 * `sortOrder`, or an `order` that knows two values, up and down, and no field: `ASC_NAME` names
 * one.
 */
const isDirection = ({ name, type, list }: Place, fields: OrderPlace['fields']): boolean =>
  isDirectionName(name) ||
  (!list &&
    isEnumType(type) &&
    type.getValues().length === 2 &&
    directionsOf({ name, type }) !== undefined &&
    !type.getValues().some((each) => fields.has(seamless(each.name.replace(/^[a-z]+_/i, '')))));

function toOrderPlace(
  place: Place,
  {
    field,
    fields,
    direction,
    draft,
    textOrder,
  }: Pick<OrderPlace, 'field' | 'fields' | 'direction' | 'textOrder'> & { readonly draft: Draft },
): OrderPlace {
  const unordered = new Set(['object', 'json', 'reference', 'binary', 'range', 'interval']);
  const ordered = draft.fields.filter(({ list, kind }) => !list && !unordered.has(kind));
  return {
    place,
    direction,
    field,
    record: draft.found.type,
    textOrder,
    fields,
    ordered: ordered.map(({ name }) => name),
    moments: new Set(
      ordered.flatMap((each) => (classifyMoment(each, draft.found.type) ? each.name : [])),
    ),
  };
}

function fieldNames(draft: Draft): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const field of draft.fields)
    for (const via of field.reference?.via ?? []) names.set(seamless(via), field.name);
  for (const field of draft.fields)
    if (field.kind !== 'reference' || !names.has(seamless(field.name)))
      names.set(seamless(field.name), field.name);
  for (const part of draft.key) names.set(seamless(part.field), part.field);
  for (const [other, name] of otherNames(draft)) if (!names.has(other)) names.set(other, name);
  return names;
}

/**
 * Other names under which orders know a field: with that of its type, `COMMENT_DATE` of a comment's
 * `date`; the date of creation and of the last change by any of the words for them; `REGISTERED` is
 * the `registeredDate`.
 */
function otherNames({ fields, found: { type } }: Draft): readonly (readonly [string, string])[] {
  const moments = fields.flatMap((field) => {
    const of = field.list ? undefined : classifyMoment(field, type);
    return of === undefined ? [] : [{ name: field.name, of }];
  });
  const first = (of: MomentClass): string | undefined =>
    moments.find((moment) => moment.of === of)?.name;
  const [created, updated] = [first('created'), first('updated')];
  return [
    ...fields.flatMap(({ name }) =>
      typeStems(type).map((stem) => [seamless(stem) + seamless(name), name] as const),
    ),
    ...moments.map(({ name }) => [seamless(name).replace(/(?:date|at|on)$/, ''), name] as const),
    ...(created === undefined ? [] : createdNames.map((other) => [other, created] as const)),
    ...(updated === undefined ? [] : updatedNames.map((other) => [other, updated] as const)),
  ];
}

const createdNames = [
  'createdat',
  'created',
  'creationdate',
  'datecreated',
  'createdon',
  'createddate',
];
const updatedNames = [
  'updatedat',
  'updated',
  'updatedate',
  'dateupdated',
  'lastupdated',
  'modifiedat',
  'modified',
  'lastmodified',
  'modificationdate',
  'lastmodificationdate',
];
