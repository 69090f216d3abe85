import { getNamedType, isObjectType } from 'graphql';

import type { CountOperation, FieldKind, Path } from '../../../model.ts';
import type { Facts } from '../../facts/facts.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';
import type { Draft } from '../draft.ts';

/** Kinds whose values can be added up, and the kinds that hold such a sum as it is: a binary fraction is near what decimals come to, and no more. */
const exact: Readonly<Partial<Record<FieldKind, readonly FieldKind[]>>> = {
  integer: ['integer', 'bigint', 'decimal', 'float'],
  bigint: ['bigint', 'decimal'],
  decimal: ['decimal'],
  float: ['decimal', 'float'],
};

/** Sums beside a total, called as fields of the record: `sums { total }`, `aggregate { sum { total } }`, `aggregates { sum { total } }`, `_sum { total }`. Of keys and years there is none. */
export function findSums(type: unknown, { key, fields }: Pick<Draft, 'fields' | 'key'>, { kindOf }: Pick<Facts, 'kindOf'>): CountOperation['sums'] {
  const path = findPath(type);
  const sums = fieldsOf(path?.reduce<unknown>((owner, name) => getNamedType(fieldsOf(owner)[name]?.type), type));
  const keys = new Set([...key.map(({ field }) => field), ...fields.flatMap(({ reference }) => reference?.via ?? [])]);
  const summed = fields.filter(({ name, kind, list, values }) => {
    const sum = sums[name];
    const told = sum && isLeaf(sum.type) && !hasList(sum.type) && requiredArguments(sum).length === 0 ? kindOf(getNamedType(sum.type)) : undefined;
    return told && exact[kind]?.includes(told) && !list && !values && !keys.has(name) && !isName(name);
  });
  return path && summed.length > 0 ? { path, fields: summed.map(({ name }) => name) } : undefined;
}

/** `steam_id`, `buildYear`: digits that name something, and come to nothing. */
const isName = (name: string): boolean => /^(?:id|year)$/.test(words(name).at(-1) ?? '');

function findPath(type: unknown): Path | undefined {
  const sum = partOf(type, /^sums?$/);
  if (sum) return [sum.name];
  const around = partOf(type, /^aggregates?$/);
  const inner = around && partOf(getNamedType(around.type), /^sums?$/);
  return inner && [around.name, inner.name];
}

const partOf = (type: unknown, called: RegExp) =>
  Object.values(fieldsOf(type)).find((field) => called.test(seamless(field.name)) && isObjectType(getNamedType(field.type)) && !hasList(field.type) && requiredArguments(field).length === 0);
