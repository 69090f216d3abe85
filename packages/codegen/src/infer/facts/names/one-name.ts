import type { RootField } from '../../contracts/root-field.ts';

const leading = new Set([
  'get',
  'find',
  'fetch',
  'one',
  'single',
  'unique',
  'first',
  'load',
  'read',
  'show',
  'retrieve',
  'view',
  'query',
]);
const trailing = new Set([
  'one',
  'single',
  'unique',
  'first',
  'detail',
  'details',
  'info',
  'get',
  'find',
  'item',
  'show',
  'entity',
  'record',
  'node',
]);

export interface OneName {
  /** Words of the thing, whole first, then without `get`, `detail` and the like. */
  readonly stems: readonly (readonly string[])[];
  /** What it is fetched by, where the name says so: `slug` of `orderBySlug`. */
  readonly by: string;
}

/**
 * Reads the name of a field that fetches one record: `order`, `getOrder`, `orderById`,
 * `orders_by_pk`.
 */
export function readOneName(root: RootField): OneName {
  const at = root.words.lastIndexOf('by');
  let parts = at > 0 ? root.words.slice(0, at) : root.words;
  const by = at > 0 ? root.words.slice(at + 1).join('') : '';
  const stems = [parts];
  while (parts.length > 1 && leading.has(parts[0] ?? '')) {
    parts = parts.slice(1);
    stems.push(parts);
  }
  while (parts.length > 1 && trailing.has(parts.at(-1) ?? '')) {
    parts = parts.slice(0, -1);
    stems.push(parts);
  }
  return { stems, by };
}
