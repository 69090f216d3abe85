import { recordId, type ResourceRecord } from '@admin/gql';

export type Screen = 'list' | 'create' | 'show' | 'edit';

export type ScreenAddress =
  | { readonly screen: 'list' | 'create'; readonly resource: string }
  | { readonly screen: 'show' | 'edit'; readonly resource: string; readonly id: string };

/** The page of what can be done that belongs to no resource. */
export const toolsHref = '/~/tools';

export function listHref(resource: string, search = ''): string {
  return `/${encodeURIComponent(resource)}${search === '' ? '' : `?${search}`}`;
}

export function createHref(resource: string, search = ''): string {
  return `/${encodeURIComponent(resource)}/new${search === '' ? '' : `?${search}`}`;
}

/** `key` are the response names of the record's key fields, in order. */
export function showHref(resource: string, key: readonly string[], record: ResourceRecord): string {
  return `/${encodeURIComponent(resource)}/${recordId(key, record)}`;
}

export function editHref(resource: string, id: string): string {
  return `/${encodeURIComponent(resource)}/${id}/edit`;
}

/** The screen that a path names, ids still encoded; `null` for a path that names none. */
export function parseAddress(path: string): ScreenAddress | null {
  const [first = '', second, third, ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  const resource = decode(first);
  if (resource === null || resource === '' || resource === '~' || rest.length > 0) return null;
  if (second === undefined) return { screen: 'list', resource };
  if (third === undefined) return second === 'new' ? { screen: 'create', resource } : { screen: 'show', resource, id: second };
  return third === 'edit' ? { screen: 'edit', resource, id: second } : null;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
