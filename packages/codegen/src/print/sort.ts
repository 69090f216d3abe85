import { getNamedType, isEnumType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';

import type { ArgumentPath, Resource, Sort } from '../model.ts';
import type { ArgumentTree } from './arguments.ts';
import { array, call, object, property, string } from './code.ts';
import { constant } from './constant.ts';
import type { Context } from './context.ts';
import { isList, placeOf, type AnyField } from './schema-path.ts';

export interface SortCode {
  readonly fields: readonly string[];
  readonly multiple: boolean;
  /** Declarations of the module. */
  readonly declarations: readonly string[];
  /** Sets the arguments from `request`. */
  apply(tree: ArgumentTree): void;
  /** Sets what cannot be left out where the order is of no matter: in a count. */
  fill(tree: ArgumentTree): void;
}

/** What the server is asked for at one argument: per field the value that sorts upwards, and the one that sorts downwards. */
interface Table {
  readonly name: string;
  readonly argument: ArgumentPath;
  readonly values: readonly { readonly field: string; readonly asc: unknown; readonly desc: unknown }[];
}

export function sortCode(context: Context, sort: Sort, field: AnyField): SortCode {
  const { scope } = context;
  const tables = sortTables(sort);
  const fields = tables[0]?.values.map((value) => value.field) ?? [];
  const chain = sort.kind === 'keyed' && !sort.list ? sort.chain : undefined;
  const multiple = chain !== undefined || (sort.kind !== 'separate' && sort.list);
  const fallback = defaultSort(context.resource, fields).map((key) => object([property('field', string(key.field)), property('descending', String(key.descending))]));
  const ends = context.resource.key.length > 0 ? 'key' : array(fields.slice(0, mostEnds).map(string));
  return {
    fields,
    multiple,
    declarations: [
      `const defaultSort: readonly ${scope.contract('SortKey')}[] = ${array(fallback)};`,
      ...tables.map(({ name, argument, values }) => {
        const { type } = placeOf(field, argument);
        const entries = values.map(({ field: key, asc, desc }) => property(key, `[${code(context, type, asc)}, ${code(context, type, desc)}]`));
        return `const ${name}: ${scope.helperType('Sorts')}<${elementType(context, type)}> = ${object(entries)};`;
      }),
    ],
    apply(tree) {
      for (const { name, argument, values } of tables) {
        const sorted = `${scope.helper('sorted')}(${name}, request.sort, defaultSort, ${ends})`;
        const { type, defaultValue } = tree.place(argument);
        const takesList = isList(type);
        if (chain !== undefined && !isNonNullType(type)) {
          const named = getNamedType(type);
          if (isInputObjectType(named)) scope.useInput(named, chain);
          tree.set(argument, call(scope.helper('chained'), [sorted, `(first, rest) => ({ ...first, ${property(chain, 'rest')} })`]));
          continue;
        }
        if (isNonNullType(type) && defaultValue === undefined) {
          tree.set(argument, takesList ? `${sorted}${multiple ? '' : '?.slice(0, 1)'} ?? []` : `${sorted}?.[0] ?? ${anyOrder(context, type, values)}`);
          continue;
        }
        // A place for a list that understands one key only gets a list of one.
        tree.set(argument, !takesList ? `${sorted}?.[0]` : multiple ? sorted : `${sorted}?.slice(0, 1)`);
      }
    },
    fill(tree) {
      for (const { argument, values } of tables) {
        if (!tree.has(argument) || !tree.requires(argument)) continue;
        const { type } = tree.place(argument);
        tree.set(argument, isList(type) ? '[]' : anyOrder(context, type, values));
      }
    },
  };
}

function sortTables(sort: Sort): readonly Table[] {
  switch (sort.kind) {
    case 'enum':
      return [{ name: 'sorts', argument: sort.argument, values: once(sort.fields.map(({ field, asc, desc }) => ({ field, asc, desc }))) }];
    case 'input':
      return [
        {
          name: 'sorts',
          argument: sort.argument,
          values: once(sort.fields.map(({ field, path }) => ({ field, asc: nested(path, sort.asc), desc: nested(path, sort.desc) }))),
        },
      ];
    case 'object': {
      const { fieldKey, directionKey } = sort;
      const key = (value: string, direction: unknown) => ({ [fieldKey]: value, ...(directionKey === undefined ? {} : { [directionKey]: direction }) });
      const values = sort.fields.map(({ field, value }) => ({ field, asc: key(value, sort.asc), desc: directionKey === undefined ? undefined : key(value, sort.desc) }));
      return [{ name: 'sorts', argument: sort.argument, values: once(values) }];
    }
    case 'keyed': {
      const values = sort.fields.map(({ field, value }) => ({ field, asc: { [sort.ascKey]: value }, desc: { [sort.descKey]: value } }));
      return [{ name: 'sorts', argument: sort.argument, values: once(values) }];
    }
    case 'string': {
      const text = (pattern: string, value: string) => pattern.replace('{field}', () => value);
      return [{ name: 'sorts', argument: sort.argument, values: once(sort.fields.map(({ field, value }) => ({ field, asc: text(sort.asc, value), desc: text(sort.desc, value) }))) }];
    }
    case 'separate': {
      const fields = once(sort.fields.map(({ field, value }) => ({ field, asc: value, desc: value })));
      const directions = fields.map(({ field }) => ({ field, asc: sort.asc, desc: sort.desc }));
      return [
        { name: 'sorts', argument: sort.fieldArgument, values: fields },
        ...(sort.directionArgument ? [{ name: 'directions', argument: sort.directionArgument, values: directions }] : []),
      ];
    }
    default:
      return sort satisfies never;
  }
}

/** For a place that takes no absence. */
function anyOrder(context: Context, type: GraphQLInputType, values: Table['values']): string {
  const [first] = values.flatMap(({ asc, desc }) => [asc, desc]).filter((value) => value !== undefined);
  return code(context, type, first);
}

/** Records without a key are kept in order by so many of their columns: those that are equal in all of these are as good as the same. */
const mostEnds = 8;

const nested = (path: ArgumentPath, value: unknown): unknown => path.reduceRight((inner, key) => ({ [key]: inner }), value);

/** A field that can be sorted by in two ways is sorted by the first. */
const once = <T extends { readonly field: string }>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.findIndex(({ field }) => field === value.field) === index);

const code = (context: Context, type: GraphQLInputType, value: unknown): string => (value === undefined ? 'null' : constant(context.scope, type, value));

function elementType({ scope }: Context, type: GraphQLInputType): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return scope.useInput(named);
  // The values that the tables send were noted when they were written.
  return scope.leafType(named, isEnumType(named) ? [] : undefined);
}

/**
 * The order of a list until the user chooses: newest first where the records have a date of their own, else by key.
 */
function defaultSort(resource: Resource, sortable: readonly string[]): readonly { readonly field: string; readonly descending: boolean }[] {
  const can = new Set(sortable);
  const keys = resource.key.map(({ field }) => field).filter((field) => can.has(field));
  const dated = resource.fields.find(
    ({ name, kind, inRow, nullable, list }) => inRow && !nullable && !list && (kind === 'instant' || kind === 'date') && can.has(name),
  );
  if (!dated) return keys.map((field) => ({ field, descending: false }));
  return [{ field: dated.name, descending: true }];
}
