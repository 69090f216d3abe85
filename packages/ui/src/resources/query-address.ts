/** The page of all that can be asked beside lists and records. */
export const queriesHref = '/~/queries';

/** The part of it that is about a resource. */
export const queriesAboutHref = (resource: string): string =>
  `${queriesHref}?about=${encodeURIComponent(resource)}`;

/** The page of one query; `search` holds what it is asked with. */
export function queryHref(name: string, search = ''): string {
  return `${queriesHref}/${encodeURIComponent(name)}${search === '' ? '' : `?${search}`}`;
}
