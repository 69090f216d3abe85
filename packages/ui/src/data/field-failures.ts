/** Values that an answer lacks because the server failed on them, though the rest came. */
export interface FieldFailures {
  readonly isEmpty: boolean;
  /** `row` counts the records of the list from 0; it is ignored for the answer about one record. */
  has(row: number, field: string): boolean;
}

export const noFailures: FieldFailures = { isEmpty: true, has: () => false };

type Path = readonly (string | number)[];

/**
 * Reads the paths of GraphQL errors: `['orders', 'edges', 3, 'node', 'customer', 'name']` is a
 * failure in row 3 of the column `customer`. What stands between the row and a column, edges and
 * envelopes, is passed over; where such a thing failed as a whole, so did every column of the row.
 *
 * @param data the answer: rows that are missing in it are not counted
 * @param names those of the columns
 */
export function listFailures(
  error: unknown,
  data: unknown,
  names: readonly string[],
): FieldFailures {
  const paths = pathsOf(error);
  const failed = paths.flatMap((path) => {
    const at = path.findIndex((step) => typeof step === 'number');
    const entries = path.slice(0, Math.max(at, 0)).reduce<unknown>(valueOf, data);
    if (!Array.isArray(entries)) return [];
    const row = entries.slice(0, Number(path[at])).filter(isRecord).length;
    return [{ row, field: fieldIn(path.slice(at + 1), names) }];
  });
  return {
    isEmpty: paths.length === 0,
    has: (row, field) => failed.some((each) => each.row === row && (each.field ?? field) === field),
  };
}

/**
 * The same for the answer about one record: `['order', 'customer', 'name']` is a failure in its
 * field `customer`.
 */
export function recordFailures(error: unknown, names: readonly string[]): FieldFailures {
  const paths = pathsOf(error);
  const failed = paths.map(([, ...path]) => fieldIn(path, names));
  return { isEmpty: paths.length === 0, has: (_, field) => failed.includes(field) };
}

function fieldIn(path: Path, names: readonly string[]): string | undefined {
  return path.filter((step) => typeof step === 'string').find((step) => names.includes(step));
}

function valueOf(value: unknown, step: string | number): unknown {
  return isObject(value) ? value[step] : undefined;
}

/** Not one of those that are left out of the rows. */
function isRecord(entry: unknown): boolean {
  return isObject(entry) && entry['node'] !== null;
}

/** Paths of the server's own words, wherever the error holds them. */
function pathsOf(error: unknown): readonly Path[] {
  if (!isObject(error)) return [];
  const { errors, cause } = error;
  return Array.isArray(errors)
    ? errors.map((each: unknown) => valueOf(each, 'path')).filter(isPath)
    : pathsOf(cause);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPath(value: unknown): value is Path {
  return (
    Array.isArray(value) &&
    value.every((step) => typeof step === 'string' || typeof step === 'number')
  );
}
