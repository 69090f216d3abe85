import type { ListRequest } from '../resource/index.ts';
import { responseName, includeIf, type Selections } from './documents.ts';

/**
 * Variables of a list that include a column each, with the name of the column: `{ withStatus:
 * 'status' }`.
 */
type FlagTable = Readonly<Record<string, string>>;

export type Flags<T extends FlagTable> = { readonly [flag in keyof T]: boolean };

/** Columns each behind the flag of its name, and these flags: `total` behind `withTotal`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Generated code names the columns: of `field('total')` the compiler knows none.
export function columnFlags<Column extends string>(
  ...selections: Selections
): {
  readonly columns: Selections;
  readonly flags: { readonly [column in Column as `with${Capitalize<column>}`]: column };
} {
  const named = selections.map((selection) => {
    const column = responseName(selection);
    return { selection, column, flag: `with${column.charAt(0).toUpperCase()}${column.slice(1)}` };
  });
  return {
    columns: named.map(({ flag, selection }) => includeIf(flag, selection)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Column` names what is selected; the generator prints both.
    flags: Object.fromEntries(named.map(({ flag, column }) => [flag, column])) as {
      readonly [column in Column as `with${Capitalize<column>}`]: column;
    },
  };
}

/** Types of the flags, for a document. */
export const flagTypes = (flags: FlagTable): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(flags).map((flag) => [flag, 'Boolean!']));

/** Values of the flags for the requested columns. */
export const columnVariables = <T extends FlagTable>(
  flags: T,
  { columns }: Pick<ListRequest, 'columns'>,
): Flags<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
  Object.fromEntries(
    Object.entries(flags).map(([flag, column]) => [flag, columns.includes(column)]),
  ) as Flags<T>;
