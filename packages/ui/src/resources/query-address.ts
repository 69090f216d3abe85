/** Page of the queries that belong to no list and no record. */
export const queriesHref = '/~/queries';

/** Page of the queries, filtered by a resource. */
export const queriesAboutHref = (resource: string): string =>
  `${queriesHref}?about=${encodeURIComponent(resource)}`;

/** Page of one query; `search` holds its arguments. */
export function queryHref(name: string, search = ''): string {
  return `${queriesHref}/${encodeURIComponent(name)}${search === '' ? '' : `?${search}`}`;
}
