import { numberForms, words } from './words.ts';

/** Words that may precede the noun in the name of a list or a query. */
export const leading: ReadonlySet<string> = new Set([
  'all',
  'list',
  'get',
  'find',
  'fetch',
  'query',
  'load',
  'read',
  'show',
  'search',
  'browse',
  'view',
  'paginate',
  'paginated',
  'many',
  'filter',
  'filtered',
  'every',
  'retrieve',
  'the',
]);
const trailing = new Set([
  'all',
  'list',
  'lists',
  'connection',
  'connections',
  'collection',
  'pagination',
  'paginated',
  'page',
  'paged',
  'many',
  'find',
  'feed',
  'index',
  'query',
  'result',
  'results',
  'offset',
  'relay',
  'search',
]);
/** As often part of a name as an affix: `orderItems`, `directoryEntries`. */
const doubtful = new Set([
  ...trailing,
  'items',
  'pages',
  'nodes',
  'records',
  'entries',
  'table',
  'entities',
  'documents',
  'data',
]);
const typeNoise = new Set([
  'type',
  'object',
  'entity',
  'node',
  'model',
  'dto',
  'record',
  'schema',
  'output',
  'response',
  'document',
  'gql',
  'definition',
  'resource',
  'interface',
  'item',
  'data',
]);

/**
 * Names under which operations may speak of a list's records, most exact first: `allOrders` is also
 * `orders`.
 */
export function listStems(all: readonly string[]): readonly string[] {
  const stems = [all.join('')];
  let parts = all;
  while (parts.length > 1 && leading.has(parts[0] ?? '')) {
    parts = parts.slice(1);
    stems.push(parts.join(''));
  }
  let fromEnd = parts;
  while (fromEnd.length > 1 && doubtful.has(fromEnd.at(-1) ?? '')) {
    fromEnd = fromEnd.slice(0, -1);
    stems.push(fromEnd.join(''));
  }
  return [...new Set(stems)];
}

/** Begins what a list is narrowed to: `recordsForAccount`, `productsOfShop`. */
const clauses = new Set(['for', 'of', 'by', 'with', 'in', 'from', 'without', 'on', 'at']);

/**
 * The words before what the records are narrowed to: `recordsForAccount` is `records`. Undefined
 * where nothing narrows them.
 */
export function beforeClause(all: readonly string[]): readonly string[] | undefined {
  const at = all.findIndex((word, index) => index > 0 && clauses.has(word));
  return at > 0 && at < all.length - 1 ? all.slice(0, at) : undefined;
}

/** Tests for a name without a noun: `list`, `findMany`, `getAll`. */
export function isAffix(all: readonly string[]): boolean {
  return all.every((word) => leading.has(word) || doubtful.has(word));
}

/**
 * The list field's words without `all`, `list`, `Connection` and the like: what the resource is
 * called.
 */
export function listWords(all: readonly string[]): readonly string[] {
  let parts = all;
  while (parts.length > 1 && leading.has(parts[0] ?? '')) parts = parts.slice(1);
  while (parts.length > 1 && trailing.has(parts.at(-1) ?? '')) parts = parts.slice(0, -1);
  return parts;
}

/** `v2` of `ProjectV2`. */
export const isVersionWord = (word: string): boolean => /^v\d+$/.test(word);

/** Names of a record type: `OrderEntity` is also `order`. */
export function typeStems(type: string): readonly string[] {
  let parts = words(type);
  const stems = [parts.join('')];
  while (
    parts.length > 1 &&
    (typeNoise.has(parts.at(-1) ?? '') || isVersionWord(parts.at(-1) ?? ''))
  ) {
    parts = parts.slice(0, -1);
    stems.push(parts.join(''));
  }
  return stems;
}

/** Words after a record's name in the name of its view: `MemberBrief`, `MemberDetails`. */
const views = new Set([
  'brief',
  'row',
  'summary',
  'short',
  'slim',
  'lite',
  'mini',
  'compact',
  'basic',
  'preview',
  'overview',
  'card',
  'teaser',
  'detail',
  'details',
  'detailed',
  'full',
  'extended',
  'dto',
  'view',
]);

/** Words of the record that a type is a view of: `member` of `MemberListItem`; its own otherwise. */
export function viewedWords(type: string): readonly string[] {
  let parts = words(type);
  // An item of a list is a row of it; other items are things of their own: `OrderItem`.
  if (parts.length > 2 && parts.slice(-2).join('') === 'listitem') parts = parts.slice(0, -2);
  while (parts.length > 1 && views.has(parts.at(-1) ?? '')) parts = parts.slice(0, -1);
  return parts;
}

/** Tests whether two types are views of the same record by their names: `MemberRow` and `Member`. */
export const viewTheSame = (one: string, other: string): boolean =>
  viewedWords(one).join('') === viewedWords(other).join('');

/**
 * Similarity of two names: 1 for the same word, less for another number or a removed affix, 0 for
 * no relation.
 */
export function affinity(leafStems: readonly string[], stems: readonly string[]): number {
  let best = 0;
  leafStems.forEach((leaf, at) => {
    const forms = numberForms(leaf);
    stems.forEach((stem, on) => {
      const score =
        leaf === stem ? 1 : numberForms(stem).some((form) => forms.includes(form)) ? 0.98 : 0;
      best = Math.max(best, score - 0.02 * at - 0.05 * on);
    });
  });
  return best;
}

/** Similarity of a list field's name and its record type's name: `projectsV2` of `ProjectV2`. */
export const namesRecords = (field: string, type: string): number =>
  affinity([...listStems(words(field)), ...typeStems(field)], typeStems(type));
