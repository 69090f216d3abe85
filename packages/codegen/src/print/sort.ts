import { getNamedType, isEnumType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';

import type { Resource, Sort, SortPlace } from '../model.ts';
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

/** A place of the order, and the name of the table that the module has for it. */
interface Table extends SortPlace {
  readonly name: string;
}

export function sortCode(context: Context, sort: Sort, field: AnyField): SortCode {
  const { scope } = context;
  const tables = sort.places.map((place, at): Table => ({ ...place, name: at === 0 ? 'sorts' : 'directions' }));
  const fields = tables[0]?.values.map((value) => value.field) ?? [];
  const { chain, multiple } = sort;
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

/** For a place that takes no absence. */
function anyOrder(context: Context, type: GraphQLInputType, values: Table['values']): string {
  const [first] = values.flatMap(({ asc, desc }) => [asc, desc]).filter((value) => value !== undefined);
  return code(context, type, first);
}

/** Records without a key are kept in order by so many of their columns: those that are equal in all of these are as good as the same. */
const mostEnds = 8;

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
