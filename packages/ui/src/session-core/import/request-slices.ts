import { utf8 } from '../table-files/file-writer.ts';

/** Rows by request, and rows that are too large for any request. */
export interface RequestSlices<TRow> {
  readonly slices: readonly (readonly TRow[])[];
  readonly tooLarge: readonly { readonly row: TRow; readonly bytes: number }[];
}

/** Brackets of a JSON array. */
const brackets = 2;

/**
 * Splits rows, in their order, into slices whose values have at most `mostBytes` bytes as a JSON
 * array. Servers limit the bytes of a request, and a Russian letter has two.
 */
export function requestSlices<TRow extends { readonly values: unknown }>(
  rows: readonly TRow[],
  mostBytes: number,
): RequestSlices<TRow> {
  if (mostBytes === Number.POSITIVE_INFINITY)
    return { slices: rows.length > 0 ? [rows] : [], tooLarge: [] };
  const slices: TRow[][] = [];
  const tooLarge: { row: TRow; bytes: number }[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = utf8(JSON.stringify(row.values)).length;
    if (bytes + brackets > mostBytes) {
      tooLarge.push({ row, bytes: bytes + brackets });
      continue;
    }
    // A comma precedes each further row.
    const grown = size + 1 + bytes;
    if (grown <= mostBytes) {
      slices.at(-1)?.push(row);
      size = grown;
    } else {
      slices.push([row]);
      size = brackets + bytes;
    }
  }
  return { slices, tooLarge };
}
