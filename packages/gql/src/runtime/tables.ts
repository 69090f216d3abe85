import type { ColumnDescriptor, FieldDescriptor, FilterDescriptor, FilterOperator } from '../resource/index.ts';
import type { Operators } from './filters.ts';
import type { Sorts } from './order.ts';

/** Descriptors by name, each with its name in it. */
export const named = <const T extends Readonly<Record<string, object>>>(table: T): { readonly [name in keyof T]: T[name] & { readonly name: name } } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
  Object.fromEntries(Object.entries(table).map(([name, members]) => [name, { name, ...members }])) as { readonly [name in keyof T]: T[name] & { readonly name: name } };

/** Columns that are shown until the user chooses. */
export const shown = (...fields: readonly FieldDescriptor[]): ColumnDescriptor[] => fields.map((field) => ({ field, default: true }));

/** Columns that are there to be chosen. */
export const hidden = (...fields: readonly FieldDescriptor[]): ColumnDescriptor[] => fields.map((field) => ({ field, default: false }));

/** Descriptors of filters: their names and operators are those of the table of conditions. */
export const described = <T extends Readonly<Record<string, Operators<unknown>>>>(
  filters: T,
  about: { readonly [name in keyof T]: Omit<FilterDescriptor, 'name' | 'operators'> },
): FilterDescriptor[] =>
  Object.entries(filters).map(([name, operators]) => ({
    name,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of `Operators` are operators.
    operators: Object.keys(operators) as FilterOperator[],
    ...about[name as keyof T],
  }));

/** Values of an enum that come in pairs: `{ number: 'NUMBER' }` with `_ASC` and `_DESC`. */
export const paired = <const T extends Readonly<Record<string, string>>, A extends string, D extends string>(stems: T, ascending: A, descending: D) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the compiler knows of a template, it forgets in `fromEntries`.
  Object.fromEntries(Object.entries(stems).map(([name, stem]) => [name, [stem + ascending, stem + descending]])) as Sorts<`${T[keyof T]}${A | D}`>;
