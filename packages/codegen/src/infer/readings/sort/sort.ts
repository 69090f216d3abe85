import { isEnumType, isInputObjectType, isRequiredInputField, isScalarType, getNamedType, type GraphQLEnumType, type GraphQLInputField } from 'graphql';

import type { ArgumentPath, Sort } from '../../../model.ts';
import { isDirectionName, isOptionsName, isSortName } from '../../facts/names/argument-names.ts';
import { hasList, inputsOf, isLeaf, type OutputField } from '../../facts/schema-types.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { seamless } from '../../facts/names/words.ts';
import type { Draft } from '../draft.ts';

/** How a list is sorted, and by which fields of its records. */
export function readSort(field: OutputField, draft: Draft): Sort | undefined {
  const places = placesOf(field, 1, (place) => isOptionsName(place.name) && !isSortName(place.name));
  const candidates = places.filter((place) => isSortName(place.name) && !isDirectionName(place.name));
  const direction = places.find((place) => isDirectionName(place.name));
  for (const place of candidates) {
    const sort = readPlace(place, direction, draft);
    if (sort && sort.fields.length > 0) return sort;
  }
  return undefined;
}

function readPlace(place: Place, direction: Place | undefined, draft: Draft): Sort | undefined {
  const argument = place.path;
  const { list, type } = place;
  if (isEnumType(type)) {
    if (direction) return readSeparate(place, direction, draft, type.getValues().map((value) => value.name));
    const fields = readOrderEnum(type, draft);
    return { kind: 'enum', argument, list, type: type.name, fields };
  }
  if (isScalarType(type)) {
    if (direction) return readSeparate(place, direction, draft);
    const style = readTextStyle(place);
    return { kind: 'string', argument, list, ...style, fields: sortableFields(draft).map((name) => ({ field: name, value: name })) };
  }
  return isInputObjectType(type) ? (readKeyed(place, draft) ?? readInput(within(place), draft)) : undefined;
}

/** `sort: { columns: [{ name, direction }] }`: an object around the list of keys. */
function within(place: Place): Place {
  const [only, ...more] = Object.values(inputsOf(place.type));
  if (!only || more.length > 0 || place.list || !hasList(only.type) || !isInputObjectType(getNamedType(only.type))) return place;
  return { ...place, path: [...place.path, only.name], name: only.name, word: seamless(only.name), type: getNamedType(only.type), list: true, place: only };
}

/** `{ asc: NAME }`, `{ desc: NAME, then: { asc: ID } }`. */
function readKeyed(place: Place, draft: Draft): Sort | undefined {
  const inputs = inputsOf(place.type);
  const key = (names: readonly string[]): GraphQLInputField | undefined => Object.values(inputs).find((input) => names.includes(seamless(input.name)) && isEnumType(getNamedType(input.type)) && !hasList(input.type));
  const [asc, desc] = [key(['asc', 'ascending']), key(['desc', 'descending'])];
  const type = asc && getNamedType(asc.type);
  if (!asc || !desc || !isEnumType(type) || getNamedType(desc.type) !== type) return undefined;
  const chain = Object.values(inputs).find((input) => getNamedType(input.type) === place.type && !hasList(input.type));
  const fields = matchValues(type.getValues().map((value) => value.name), draft);
  return { kind: 'keyed', argument: place.path, list: place.list, type: place.type.name, ascKey: asc.name, descKey: desc.name, ...(chain ? { chain: chain.name } : {}), fields };
}

/** `NUMBER_ASC`, `createdAt_DESC`, `ASC_NAME`, `NAME`. */
function readOrderEnum(type: GraphQLEnumType, draft: Draft): readonly { readonly field: string; readonly asc?: string; readonly desc?: string }[] {
  const names = fieldNames(draft);
  const found = new Map<string, { asc?: string; desc?: string }>();
  for (const { name } of type.getValues()) {
    const match = /^(.*?)_?(ASC|DESC|ASCENDING|DESCENDING)(?:_NULLS_\w+)?$/i.exec(name) ?? reverse(/^(ASC|DESC)_(.*)$/i.exec(name));
    if (match && /_NULLS_/i.test(name)) continue;
    const stem = match?.[1] ?? name;
    const field = names.get(seamless(stem));
    if (field === undefined) continue;
    const entry = found.get(field) ?? {};
    found.set(field, entry);
    if (/^desc/i.test(match?.[2] ?? '')) entry.desc ??= name;
    else entry.asc ??= name;
  }
  return [...found].map(([field, values]) => ({ field, ...values }));
}

function reverse(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[2], match[1]] : undefined;
}

function readSeparate(place: Place, direction: Place, draft: Draft, values?: readonly string[]): Sort {
  const [asc, desc] = directionValues(direction) ?? ['ASC', 'DESC'];
  return { kind: 'separate', fieldArgument: place.path, directionArgument: direction.path, asc, desc, fields: matchValues(values, draft) };
}

/** Which values a direction takes: an enum's two, `true` for descending, or words. */
function directionValues(place: Pick<Place, 'type' | 'name'>): readonly [unknown, unknown] | undefined {
  if (isEnumType(place.type)) {
    const values = place.type.getValues().map((value) => value.name);
    const asc = values.find((value) => /^asc(?:ending)?$/i.test(value)) ?? values.find((value) => /^asc|^up$/i.test(value));
    const desc = values.find((value) => /^desc(?:ending)?$/i.test(value)) ?? values.find((value) => /^desc|^down$/i.test(value));
    return asc !== undefined && desc !== undefined ? [asc, desc] : undefined;
  }
  if (place.type.name === 'Boolean') return /desc|reverse/i.test(place.name) ? [false, true] : [true, false];
  if (place.type.name === 'Int') return [1, -1];
  return ['ASC', 'DESC'];
}

function matchValues(values: readonly string[] | undefined, draft: Draft): readonly { readonly field: string; readonly value: string }[] {
  if (!values) return sortableFields(draft).map((name) => ({ field: name, value: name }));
  const names = fieldNames(draft);
  return values.flatMap((value) => {
    const field = names.get(seamless(value));
    return field === undefined ? [] : [{ field, value }];
  });
}

/** `{ name: ASC }`, `{ name: { order: ASC } }`, `{ field: NAME, direction: DESC }`. */
function readInput(place: Place, draft: Draft): Sort | undefined {
  const keys = Object.values(inputsOf(place.type));
  const names = fieldNames(draft);
  const fieldKey = keys.find((key) => ['field', 'by', 'column', 'key', 'orderby', 'sortby', 'property', 'fieldname', 'sort', 'attribute', 'name', 'orderfield'].includes(seamless(key.name)) && isLeaf(key.type) && !directionOf(key));
  const directionKey = keys.find((key) => key !== fieldKey && ['direction', 'order', 'dir', 'sortorder', 'orderdirection', 'sortdirection', 'type', 'bytype', 'sorttype', 'ordertype', 'desc', 'descending', 'asc', 'ascending', 'sort'].includes(seamless(key.name)));
  if (fieldKey && keys.length <= 4 && (directionKey ?? isEnumType(getNamedType(fieldKey.type)))) {
    const type = getNamedType(fieldKey.type);
    const [asc, desc] = (directionKey ? directionValues({ name: directionKey.name, type: getNamedType(directionKey.type) }) : undefined) ?? ['ASC', 'DESC'];
    const values = isEnumType(type) ? type.getValues().map((value) => value.name) : undefined;
    const fields = matchValues(values, draft);
    if (fields.length > 0) return { kind: 'object', argument: place.path, list: place.list, type: place.type.name, fieldKey: fieldKey.name, ...(directionKey ? { directionKey: directionKey.name } : {}), asc, desc, fields };
  }
  const fields: { field: string; path: ArgumentPath }[] = [];
  let values: readonly [unknown, unknown] | undefined;
  for (const key of keys) {
    const field = names.get(seamless(key.name));
    if (field === undefined) continue;
    const own = directionOf(key);
    if (own) {
      values ??= own;
      fields.push({ field, path: [key.name] });
      continue;
    }
    const inputs = Object.values(inputsOf(getNamedType(key.type)));
    const inner = inputs.find((candidate) => ['order', 'sort', 'direction', 'dir'].includes(seamless(candidate.name)) && directionOf(candidate));
    const below = inner && directionOf(inner);
    const beside = inner && requiredBeside(inputs, inner);
    if (!inner || !below || !beside) continue;
    const alone = Object.keys(beside).length === 0;
    values ??= alone ? below : [{ [inner.name]: below[0], ...beside }, { [inner.name]: below[1], ...beside }];
    fields.push({ field, path: alone ? [key.name, inner.name] : [key.name] });
  }
  return values && fields.length > 0 ? { kind: 'input', argument: place.path, list: place.list, type: place.type.name, asc: values[0], desc: values[1], fields } : undefined;
}

/** What stands beside a direction and cannot be left out: `{ direction: ASC, priority: 1 }`. `undefined` when its value is not known. */
function requiredBeside(inputs: readonly GraphQLInputField[], direction: GraphQLInputField): Readonly<Record<string, number>> | undefined {
  const required = inputs.filter((input) => input !== direction && isRequiredInputField(input));
  const ranks = required.every((input) => getNamedType(input.type).name === 'Int' && ['priority', 'rank', 'position', 'index', 'sequence'].includes(seamless(input.name)));
  return ranks ? Object.fromEntries(required.map((input) => [input.name, 1])) : undefined;
}

function directionOf(key: { readonly name: string; readonly type: Parameters<typeof getNamedType>[0] }): readonly [unknown, unknown] | undefined {
  const type = getNamedType(key.type);
  return isEnumType(type) ? directionValues({ name: key.name, type }) : undefined;
}

/** What a text takes, from its default or description, else from its being a list: `name:asc`, `-name`, `name desc`. */
function readTextStyle(place: Place): { readonly asc: string; readonly desc: string } {
  const hint = `${JSON.stringify(place.place.defaultValue ?? '')} ${place.place.description ?? ''}`;
  if (/\w:(?:asc|desc)/i.test(hint)) return { asc: '{field}:asc', desc: '{field}:desc' };
  if (/\w (?:asc|desc)\b/i.test(hint)) return { asc: '{field} asc', desc: '{field} desc' };
  if (/(?:^|[\s"'`,])-[a-z]/i.test(hint)) return { asc: '{field}', desc: '-{field}' };
  if (place.list) return { asc: '{field}:asc', desc: '{field}:desc' };
  return /^sort$/i.test(place.name) || /^ordering$/i.test(place.name) || /^order_?by$/i.test(place.name) ? { asc: '{field}', desc: '-{field}' } : { asc: '{field} asc', desc: '{field} desc' };
}

function sortableFields(draft: Draft): readonly string[] {
  return draft.fields.filter((field) => !field.list && !['object', 'json', 'reference', 'binary', 'range', 'interval'].includes(field.kind)).map((field) => field.name);
}

/** Fields of the record by seamless name, keys of references included: `customerid` is `customer`. */
export function fieldNames(draft: Draft): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const field of draft.fields) for (const via of field.reference?.via ?? []) names.set(seamless(via), field.name);
  for (const field of draft.fields) if (field.kind !== 'reference' || !names.has(seamless(field.name))) names.set(seamless(field.name), field.name);
  for (const part of draft.key) names.set(seamless(part.field), part.field);
  return names;
}

