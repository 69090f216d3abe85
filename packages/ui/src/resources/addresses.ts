import { recordId, type ResourceRecord } from '@admin/gql/resource';

import type { Screen } from './screen.ts';

export type { Screen };

/** Step of a path below a record: its list, `/<name>`, or a record of that list, `/<name>/<id>`. */
export interface NestedStep {
  readonly name: string;
  readonly id?: string;
}

/** Screen that an address leads to. */
export type ScreenAddress =
  | { readonly screen: 'list' | 'create'; readonly resource: string }
  | { readonly screen: 'show' | 'edit'; readonly resource: string; readonly id: string }
  | {
      readonly screen: 'nested';
      readonly resource: string;
      readonly id: string;
      /** Steps below the record, at least one. All but the last have an id. */
      readonly steps: readonly NestedStep[];
      /** The address is the form of the last record. */
      readonly edits: boolean;
    };

/** Page of the actions that belong to no resource. */
export const toolsHref = '/~/tools';

/**
 * Parameter in the query of a form for a new record: path of the list that the record is created
 * in, where that is not the list of its resource. No input has this name.
 */
export const listParameter = '~list';

/**
 * Path segments with a meaning of their own below a record. A list with such a name is written
 * `~edit`.
 */
const reserved = new Set(['edit', 'new']);

/** Address of a list: `/orders`. `search` is its state: `status.eq=NEW&sort=-placedAt`. */
export function listHref(resource: string, search = ''): string {
  return `/${encodeURIComponent(resource)}${search === '' ? '' : `?${search}`}`;
}

/** Address of the form for a new record: `/orders/new`. `search` has initial values: `customerId=7`. */
export function createHref(resource: string, search = ''): string {
  return `/${encodeURIComponent(resource)}/new${search === '' ? '' : `?${search}`}`;
}

/** `key` are the response names of the record's key fields, in order. */
export function showHref(resource: string, key: readonly string[], record: ResourceRecord): string {
  return recordHref(listHref(resource), key, record);
}

/** Address of the edit form of a record: `/orders/7/edit`. `id` is the result of `recordId`. */
export function editHref(resource: string, id: string): string {
  return `/${encodeURIComponent(resource)}/${id}/edit`;
}

/** Address of a record's page below that of its list: `listHref` of its resource, or a `nestedHref`. */
export function recordHref(list: string, key: readonly string[], record: ResourceRecord): string {
  return `${list}/${recordId(key, record)}`;
}

/** Address of a nested list below the page of its owner. */
export function nestedHref(record: string, name: string): string {
  return `${record}/${reserved.has(name) ? '~' : ''}${name}`;
}

/** Parses a path to a screen, with ids still encoded; `null` for any other path. */
export function parseAddress(path: string): ScreenAddress | null {
  const [first = '', id, ...below] = path.replace(/^\/|\/$/g, '').split('/');
  const resource = decode(first);
  if (resource === null || resource === '' || resource === '~') return null;
  if (id === undefined) return { screen: 'list', resource };
  if (below.length === 0)
    return id === 'new' ? { screen: 'create', resource } : { screen: 'show', resource, id };
  const edits = below.length % 2 === 1 && below.at(-1) === 'edit';
  const steps = stepsOf(edits ? below.slice(0, -1) : below);
  if (!steps) return null;
  return steps.length > 0
    ? { screen: 'nested', resource, id, steps, edits }
    : { screen: 'edit', resource, id };
}

/** Steps of path segments: `['issues', '5', 'comments']` are two steps, the second without an id. */
function stepsOf(segments: readonly string[]): readonly NestedStep[] | null {
  const steps: NestedStep[] = [];
  for (let at = 0; at < segments.length; at += 2) {
    const [segment = '', id] = segments.slice(at, at + 2);
    const name =
      segment.startsWith('~') && reserved.has(segment.slice(1)) ? segment.slice(1) : segment;
    if (!/^[A-Za-z_]\w*$/.test(name) || reserved.has(segment) || id === '' || id === 'new')
      return null;
    steps.push(id === undefined ? { name } : { name, id });
  }
  return steps;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
