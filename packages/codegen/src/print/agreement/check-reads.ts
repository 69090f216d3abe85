import { getNamedType, isAbstractType, isRequiredArgument, type GraphQLOutputType } from 'graphql';

import type {
  Approach,
  CountOperation,
  ListOperation,
  OneOperation,
  Paging,
  Resource,
} from '../../model.ts';
import { memberAt } from '../../model.ts';
import { findPlace, type AnyField } from '../schema-path.ts';
import { checkArguments } from './check-arguments.ts';
import type { SchemaCheck } from './schema-check.ts';

export function checkList(
  check: SchemaCheck,
  list: ListOperation,
  { type }: Pick<Resource, 'type'>,
): void {
  const field = check.root('query', list.root);
  if (!field) return;
  checkAbove(check, list.above);
  const record = check.result(field.type, list.records);
  if (memberAt(list.records.at(-1) ?? '') !== type) check.composite(record);
  checkArguments(check, field, list);
  checkPaging(check, field, list.paging);
  for (const { argument, values } of list.sort?.places ?? []) {
    const place = check.place(field, argument);
    for (const { asc, desc } of values)
      for (const value of [asc, desc])
        if (value !== undefined) check.constant(place && getNamedType(place.type), value);
  }
  for (const { operators } of list.filter?.fields ?? [])
    for (const { path, constants = {}, emptiness } of operators) {
      const from = list.filter?.argument ?? [];
      // A condition without a place is left out alone.
      if (!findPlace(field, [...from, ...path])) continue;
      for (const [name, value] of Object.entries(constants))
        check.constant(check.place(field, [...from, ...path.slice(0, -1), name])?.type, value);
      if (!emptiness) continue;
      check.constant(check.place(field, [...from, ...path])?.type, emptiness.empty);
      const filled = check.place(field, [...from, ...(emptiness.filledPath ?? path)]);
      check.constant(filled?.type, emptiness.filled);
    }
}

export function checkCount(check: SchemaCheck, count: CountOperation, list: ListOperation): void {
  const field = check.root('query', count.root);
  if (!field) return;
  checkAbove(check, count.above);
  checkArguments(check, field, {
    required: count.required,
    requiredConditions: list.requiredConditions,
  });
  check.result(field.type, count.total);
  if (count.upTo) check.result(field.type, count.upTo.path);
  if (count.sums) {
    const { path, fields, of } = count.sums;
    const sums = check.result(field.type, path);
    for (const name of fields) check.result(sums, of === undefined ? [name] : [name, of]);
  }
  const { argument = [] } = (count.filter && list.filter) || {};
  if (argument.length > 0 && findPlace(check.root('query', list.root) ?? field, argument))
    check.place(field, argument);
  for (const path of pagingPlaces(list.paging)) {
    const first = field.args.find(({ name }) => name === path[0]);
    if (first && isRequiredArgument(first)) check.place(field, path);
  }
}

export function checkOne(
  check: SchemaCheck,
  one: OneOperation,
  { type: rows, key }: Pick<Resource, 'type' | 'key'>,
): void {
  const field = check.root('query', one.root);
  if (!field) return;
  checkAbove(check, one.above);
  checkArguments(check, field, one);
  const record = check.result(field.type, one.record);
  const type = one.on === undefined ? record : check.named(one.on);
  const answered = check.composite(type);
  for (const { field: name, path } of key) {
    if (path) check.read(type, path);
    else if (isAbstractType(answered) && answered.name !== rows) check.fields(answered, [name]);
  }
}

/** Paging arguments, and where the answer says whether there are more. */
export function checkPaging(check: SchemaCheck, field: AnyField, paging: Paging): void {
  for (const path of pagingPlaces(paging)) check.place(field, path);
  const { pageInfo = {} } = 'pageInfo' in paging ? paging : {};
  for (const path of Object.values(pageInfo)) check.result(field.type, path);
  if (paging.kind === 'cursor' && paging.edgeCursor) check.result(field.type, paging.edgeCursor);
  if (paging.kind === 'token') check.result(field.type, paging.nextToken);
}

const pagingPlaces = (paging: Paging): readonly (readonly string[])[] =>
  Object.entries(paging).flatMap(([name, path]) =>
    Array.isArray(path) && !['edgeCursor', 'nextToken'].includes(name) ? [path] : [],
  );

/** Checks the fields on the path to an operation. */
function checkAbove(check: SchemaCheck, above: readonly Approach[] = []): void {
  for (const approach of above) {
    const field = check.root('query', approach.root);
    checkArguments(check, field, approach);
    const record: GraphQLOutputType | undefined = check.result(field?.type, approach.record);
    for (const path of approach.identity) check.result(record, path);
  }
}
