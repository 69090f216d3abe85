import type { ListRequest } from '../resource/index.ts';

/** Variables of a list that fetch a column each, with the name of the column: `{ withStatus: 'status' }`. */
type FlagTable = Readonly<Record<string, string>>;

export type Flags<T extends FlagTable> = { readonly [flag in keyof T]: boolean };

/** Their types in a document. */
export const flagTypes = (flags: FlagTable): Readonly<Record<string, string>> => Object.fromEntries(Object.keys(flags).map((flag) => [flag, 'Boolean!']));

/** Their values: which columns the list is asked for. */
export const chosen = <T extends FlagTable>(flags: T, { columns }: Pick<ListRequest, 'columns'>): Flags<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names that `entries` read.
  Object.fromEntries(Object.entries(flags).map(([flag, column]) => [flag, columns.includes(column)])) as Flags<T>;
