import type { CountOperation, ListOperation, OneOperation, Path, RequiredArgument, SubscriptionOperation } from '../../model.ts';
import type { RootField } from '../facts.ts';
import { type OutputField, fieldsOf, hasList, isLeaf, requiredArguments } from '../schema-types.ts';
import { findBoundedCount } from '../bounded-count.ts';
import { findKeyPlaces } from '../key-places.ts';
import { readPaging } from '../paging.ts';
import { findCountPath } from '../rules/count-field.ts';
import { findTotal } from '../totals.ts';
import type { Context, Draft } from './context.ts';
import { readFilter, readSearch } from './filter.ts';
import { readSort } from './sort.ts';
import { getNamedType, isAbstractType, type GraphQLOutputType } from 'graphql';

export function assembleList(draft: Draft, context: Context): ListOperation {
  const { list, shape } = draft.found;
  const { paging: { used: _, ...paging }, taken } = readPaging(list.field, shape);
  const total = shape.wrapper && findTotal(shape.wrapper);
  const sort = readSort(list.field, draft);
  const filter = readFilter(list.field, draft, context, taken);
  const search = readSearch(list.field);
  const held = new Set([...taken.map((path) => path[0] ?? ''), ...(filter?.argument.slice(0, 1) ?? [])]);
  return {
    root: list.path,
    records: shape.records,
    paging,
    ...(total ? { total } : {}),
    ...(sort ? { sort } : {}),
    ...(filter ? { filter } : {}),
    ...(search ? { search } : {}),
    required: openArguments(list.field, held, context.fixed(draft.found.type)),
  };
}

export function assembleOne(draft: Draft, root: RootField, context: Context): OneOperation | undefined {
  let key = findKeyPlaces(root.field, draft.key, draft.found.type);
  if (key.length === 0 && draft.key.length === 1) {
    // The only required argument is the key, whatever it is called.
    const [only, ...more] = root.field.args.length === 1 ? root.field.args : requiredArguments(root.field);
    const [part] = draft.key;
    if (only && part && more.length === 0 && isLeaf(only.type) && !(only.name in fieldsOf(draft.found.record))) key = [{ field: part.field, argument: [only.name], type: getNamedType(only.type).name, list: hasList(only.type) }];
  }
  if (key.length === 0) return undefined;
  const record = findRecord(root.field, draft.found.type);
  const held = new Set(key.map((place) => place.argument[0] ?? ''));
  const named = getNamedType(root.field.type);
  const on = named.name !== draft.found.type && record === undefined && isAbstractType(named) ? { on: draft.found.type } : {};
  return { root: root.path, record: record ?? [], key, required: openArguments(root.field, held, context.fixed(draft.found.type)), ...on };
}

export function assembleCount(root: RootField | undefined, list: ListOperation, fixed: Readonly<Record<string, unknown>>, type?: GraphQLOutputType): CountOperation | undefined {
  if (list.total) {
    const upTo = type && findBoundedCount(getNamedType(type), list.total);
    return { root: list.root, total: list.total, ...(upTo ? { upTo } : {}), filter: list.filter !== undefined, search: list.search !== undefined, required: list.required };
  }
  const total = root && findCountPath(root);
  if (!root || !total) return undefined;
  const takes = (path: readonly string[] | undefined): boolean => path !== undefined && root.field.args.some((argument) => argument.name === path[0]);
  const own = list.filter ? (list.filter.argument.length > 0 ? takes(list.filter.argument) : list.filter.fields.every((field) => field.operators.every((operator) => takes(operator.path)))) : false;
  return { root: root.path, total, filter: own, search: takes(list.search), required: openArguments(root.field, new Set(list.filter?.argument.slice(0, 1)), fixed) };
}

export function assembleChanges(root: RootField, type: string): SubscriptionOperation {
  const record = findRecord(root.field, type);
  return { root: root.path, ...(record ? { record } : {}) };
}

/** Arguments that are required and have no place in page, filter or key: configuration gives their value. */
export function openArguments(field: OutputField, held: ReadonlySet<string>, fixed: Readonly<Record<string, unknown>>): readonly RequiredArgument[] {
  return requiredArguments(field)
    .filter((argument) => !held.has(argument.name))
    .map((argument) => ({ argument: argument.name, type: String(argument.type), ...(argument.name in fixed ? { value: fixed[argument.name] } : {}) }));
}

/** From a field's value to a record of the type: itself, in an envelope, in a payload, behind an edge. */
export function findRecord(field: OutputField, type: string): Path | undefined {
  const named = getNamedType(field.type);
  if (named.name === type) return [];
  const inner = Object.values(fieldsOf(named)).filter((candidate) => requiredArguments(candidate).length === 0);
  const direct = inner.filter((candidate) => getNamedType(candidate.type).name === type).sort((a, b) => Number(hasList(a.type)) - Number(hasList(b.type)));
  if (direct[0]) return [direct[0].name];
  for (const candidate of inner) {
    if (hasList(candidate.type) && candidate.name !== 'edges') continue;
    const deep = Object.values(fieldsOf(getNamedType(candidate.type))).find((below) => getNamedType(below.type).name === type && requiredArguments(below).length === 0 && ['node', 'data', 'item', 'record'].includes(below.name));
    if (deep) return [candidate.name, deep.name];
  }
  return undefined;
}

