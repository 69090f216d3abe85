import type {
  ColumnDescriptor,
  FieldDescriptor,
  FilterDescriptor,
  FilterOperator,
} from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import type { Operators } from './filters.ts';

/** Adds names to descriptors. */
export const withNames = <const T extends Readonly<Record<string, object>>>(
  table: T,
): { readonly [name in keyof T]: T[name] & { readonly name: name } } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
  Object.fromEntries(
    Object.entries(table).map(([name, members]) => [name, { name, ...members }]),
  ) as { readonly [name in keyof T]: T[name] & { readonly name: name } };

/** Columns that are shown by default. */
export const visibleColumns = (...fields: readonly FieldDescriptor[]): ColumnDescriptor[] =>
  fields.map((field) => ({ field, default: true }));

/** Columns that are hidden by default. */
export const hiddenColumns = (...fields: readonly FieldDescriptor[]): ColumnDescriptor[] =>
  fields.map((field) => ({ field, default: false }));

type OfField = 'name' | 'operators' | 'kind';

/**
 * Descriptors of filters. Names and operators are those of the filter table; omitted options are
 * those of the field. A filter without a field specifies its kind.
 */
export const filterDescriptors = <TFilters extends Readonly<Record<string, Operators<unknown>>>>(
  filters: TFilters,
  fields: Readonly<Record<string, FieldDescriptor>>,
  about: {
    readonly [name in keyof TFilters]?: Omit<FilterDescriptor, OfField> &
      Partial<Pick<FilterDescriptor, 'kind'>>;
  },
): FilterDescriptor[] =>
  Object.entries(filters).map(([name, operators]) => {
    const declared = Object.hasOwn(about, name) ? about[name] : undefined;
    const {
      kind = 'string',
      description,
      called,
      values,
      money,
    } = ownValue(fields, declared?.field ?? name) ?? {};
    return {
      name,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of `Operators` are operators.
      operators: Object.keys(operators) as FilterOperator[],
      kind,
      description,
      called,
      values,
      money,
      ...declared,
    };
  });

/** Sort values of enums with pairs: `{ number: 'NUMBER' }` with `_ASC` and `_DESC`. */
export const sortPairs = <
  const T extends Readonly<Record<string, string>>,
  A extends string,
  D extends string,
>(
  stems: T,
  ascending: A,
  descending: D,
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the compiler knows of a template, it forgets in `fromEntries`.
  Object.fromEntries(
    Object.entries(stems).map(([name, stem]): [string, unknown] => [
      name,
      [stem + ascending, stem + descending],
    ]),
  ) as { readonly [name in keyof T]: readonly [`${T[name]}${A}`, `${T[name]}${D}`] };
