import type { RootField } from '../../contracts/root-field.ts';
import { words } from './words.ts';

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
  /** Words of the record's noun: all of them first, then without `get`, `detail` and the like. */
  readonly stems: readonly (readonly string[])[];
  /** Argument in the name: `slug` of `orderBySlug`. */
  readonly by: string;
}

/**
 * Reads the name of a field that fetches one record: `order`, `getOrder`, `orderById`,
 * `orders_by_pk`.
 */
export function readOneName({ words: own, path }: RootField): OneName {
  const at = own.lastIndexOf('by');
  let parts = at > 0 ? own.slice(0, at) : own;
  const by = at > 0 ? own.slice(at + 1).join('') : '';
  // `members.single` is called after what is above it.
  if (path.length > 1 && parts.every((word) => leading.has(word) || trailing.has(word)))
    parts = words(path.at(-2) ?? '');
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
