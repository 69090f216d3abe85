import { getNamedType, isObjectType } from 'graphql';

import type { CountOperation, FieldKind, Path } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../../facts/schema-types.ts';

/**
 * Kinds whose values can be added up, and the kinds that hold such a sum as it is: a binary
 * fraction is near what decimals come to, and no more.
 */
const exact: Readonly<Partial<Record<FieldKind, readonly FieldKind[]>>> = {
  integer: ['integer', 'bigint', 'decimal', 'float'],
  bigint: ['bigint', 'decimal'],
  decimal: ['decimal'],
  float: ['decimal', 'float'],
};

/**
 * Sums next to a total, named after fields of the record: `sums { total }`, `aggregate { sum {
 * total } }`, `aggregates { sum { total } }`, `_sum { total }`; or each in an object named after
 * its field, `total { sum }`, `aggregate { node { total { sum } } }`. Keys and years are not
 * summed.
 */
export function findSums(
  type: unknown,
  { key, fields }: Pick<Draft, 'fields' | 'key'>,
  { kindOf }: Pick<Facts, 'kindOf'>,
): CountOperation['sums'] {
  const keys = new Set([
    ...key.map(({ field }) => field),
    ...fields.flatMap(({ reference }) => reference?.via ?? []),
  ]);
  const summed = (sums: Readonly<Record<string, OutputField>>) =>
    fields.flatMap(({ name, kind, list, values }) => {
      const sum = sums[name];
      const told =
        sum && isLeaf(sum.type) && !hasList(sum.type) && requiredArguments(sum).length === 0
          ? kindOf(getNamedType(sum.type))
          : undefined;
      return told &&
        exact[kind]?.includes(told) &&
        !list &&
        !values &&
        !keys.has(name) &&
        !isName(name)
        ? [name]
        : [];
    });
  const together = findPath(type);
  const found = together ? summed(fieldsOf(typeAt(type, together))) : [];
  if (together && found.length > 0) return { path: together, fields: found };
  for (const path of placesOfEach(type)) {
    const own = fieldsOf(typeAt(type, path));
    const [of] = Object.values(own).flatMap((field) => partOfEach(field)?.name ?? []);
    const each =
      of === undefined
        ? []
        : summed(
            Object.fromEntries(
              Object.entries(own).flatMap(([name, field]) => {
                const sum = partOfEach(field);
                return sum?.name === of ? [[name, sum]] : [];
              }),
            ),
          );
    if (of !== undefined && each.length > 0) return { path, fields: each, of };
  }
  return undefined;
}

const typeAt = (type: unknown, path: Path): unknown =>
  path.reduce<unknown>((owner, name) => getNamedType(fieldsOf(owner)[name]?.type), type);

/** `steam_id`, `buildYear`: digits that name something, and come to nothing. */
const isName = (name: string): boolean => /^(?:id|year)$/.test(words(name).at(-1) ?? '');

function findPath(type: unknown): Path | undefined {
  const sum = partOf(type, /^sums?$/);
  if (sum) return [sum.name];
  const around = partOf(type, /^aggregates?$/);
  const inner = around && partOf(getNamedType(around.type), /^sums?$/);
  return inner && [around.name, inner.name];
}

/**
 * Objects that may hold a sum per field: the counted object, the aggregate, or the aggregate's
 * node.
 */
function placesOfEach(type: unknown): readonly Path[] {
  const around = partOf(type, /^aggregates?$/);
  const inner = around && partOf(getNamedType(around.type), /^nodes?$/);
  return [
    [],
    ...(around ? [[around.name]] : []),
    ...(around && inner ? [[around.name, inner.name]] : []),
  ];
}

/** `sum` of `total { min max sum }`. */
const partOfEach = (field: OutputField): OutputField | undefined =>
  isPart(field)
    ? Object.values(fieldsOf(getNamedType(field.type))).find(
        ({ name, type }) => /^sums?$/.test(seamless(name)) && isLeaf(type),
      )
    : undefined;

const isPart = (field: OutputField): boolean =>
  isObjectType(getNamedType(field.type)) &&
  !hasList(field.type) &&
  requiredArguments(field).length === 0;

const partOf = (type: unknown, called: RegExp) =>
  Object.values(fieldsOf(type)).find((field) => called.test(seamless(field.name)) && isPart(field));
