/** Values that an answer lacks because the server failed on them, though the rest came. */
export interface FieldFailures {
  readonly isEmpty: boolean;
  /** `row` counts the records of the list from 0; it is ignored for the answer about one record. */
  has(row: number, field: string): boolean;
}

/**
 * Reads the paths of GraphQL errors: `['orders', 'nodes', 3, 'customer', 'name']` is a failure in row 3 of field `customer`,
 * `['order', 'customer']` in the field `customer` of the only record.
 */
export function fieldFailures(error: unknown): FieldFailures {
  const failed = new Set<string>();
  for (const path of errorPaths(error)) {
    const row = path.findIndex((step) => typeof step === 'number');
    if (row === -1) for (const step of path) failed.add(`0 ${step}`);
    else failed.add(`${path[row]} ${path[row + 1]}`);
  }
  return { isEmpty: failed.size === 0, has: (row, field) => failed.has(`${row} ${field}`) };
}

function errorPaths(error: unknown): readonly (readonly (string | number)[])[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.flatMap((each: unknown) => (typeof each === 'object' && each !== null && 'path' in each && isPath(each.path) ? [each.path] : []));
  }
  return 'cause' in error ? errorPaths(error.cause) : [];
}

function isPath(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((step) => typeof step === 'string' || typeof step === 'number');
}
