/** Fields that are `null` in a result because their resolvers failed. */
export interface FieldFailures {
  readonly isEmpty: boolean;
  /** `row` counts the records of the list from 0. It is ignored for the result of a single record. */
  has(row: number, field: string): boolean;
  /**
   * Message of the failure: empty where the server sent none, `undefined` without a failure.
   *
   * @defaultValue messages are unknown
   */
  reasonOf?(row: number, field: string): string | undefined;
}

export const noFailures: FieldFailures = { isEmpty: true, has: () => false };

type Path = readonly (string | number)[];

/**
 * Reads the paths of GraphQL errors: `['orders', 'edges', 3, 'node', 'customer', 'name']` is a
 * failure in row 3 of the column `customer`. Steps between the row and a column (edges, envelopes)
 * are skipped. A path that ends at such a step is a failure of every column of the row.
 *
 * @param data the result; rows that are missing in it are not counted
 * @param names names of the columns
 */
export function listFailures(
  error: unknown,
  data: unknown,
  names: readonly string[],
): FieldFailures {
  const told = failuresIn(error);
  const failed = told.flatMap(({ path, reason }) => {
    const at = path.findIndex((step) => typeof step === 'number');
    const entries = path.slice(0, Math.max(at, 0)).reduce<unknown>(valueOf, data);
    if (!Array.isArray(entries)) return [];
    const row = entries.slice(0, Number(path[at])).filter(isRecord).length;
    return [{ row, field: fieldIn(path.slice(at + 1), names), reason }];
  });
  return failuresOf(told.length === 0, (row, field) =>
    failed.find((each) => each.row === row && (each.field ?? field) === field),
  );
}

function failuresOf(
  isEmpty: boolean,
  find: (row: number, field: string) => { readonly reason: string } | undefined,
): FieldFailures {
  return {
    isEmpty,
    has: (row, field) => find(row, field) !== undefined,
    reasonOf: (row, field) => find(row, field)?.reason,
  };
}

/** Failures of reordered rows. `placeOf` maps a row to its position in the result. */
export const failuresOfRows = (
  failures: FieldFailures,
  placeOf: (row: number) => number,
): FieldFailures => ({
  isEmpty: failures.isEmpty,
  has: (row, field) => failures.has(placeOf(row), field),
  reasonOf: (row, field) => failures.reasonOf?.(placeOf(row), field),
});

/**
 * Failures in the result of a single record: `['order', 'customer', 'name']` is a failure of the
 * field `customer`.
 */
export function recordFailures(error: unknown, names: readonly string[]): FieldFailures {
  const told = failuresIn(error);
  const failed = told.map(({ path, reason }) => ({ field: fieldIn(path.slice(1), names), reason }));
  return failuresOf(told.length === 0, (_, name) => failed.find(({ field }) => field === name));
}

function fieldIn(path: Path, names: readonly string[]): string | undefined {
  return path.filter((step) => typeof step === 'string').find((step) => names.includes(step));
}

function valueOf(value: unknown, step: string | number): unknown {
  return isObject(value) ? value[step] : undefined;
}

/** Tests whether the entry is a row; `null` entries are not. */
function isRecord(entry: unknown): boolean {
  return isObject(entry) && entry['node'] !== null;
}

/** Errors with a path, from an error or its causes. */
function failuresIn(error: unknown): readonly { readonly path: Path; readonly reason: string }[] {
  if (!isObject(error)) return [];
  const { errors, cause } = error;
  if (!Array.isArray(errors)) return failuresIn(cause);
  return errors.flatMap((each: unknown) => {
    const [path, message] = [valueOf(each, 'path'), valueOf(each, 'message')];
    return isPath(path) ? [{ path, reason: typeof message === 'string' ? message : '' }] : [];
  });
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
