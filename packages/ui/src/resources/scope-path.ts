import { schemaBaseOf } from '../storage/storage-suffix.ts';
import type { ScopeValues } from './scoping.ts';

export type { ScopeValues };

export const noScope: ScopeValues = {};

/**
 * The scope in front of a path: `/~organization=acme` of `/~organization=acme/pipelines`. Empty
 * where there is none.
 */
export function scopePrefix(path: string): string {
  return /^\/~\w+=[^/]*/.exec(path)?.[0] ?? '';
}

/** `/~organization=acme,project=web%2Fshop` */
export function formatScope(values: ScopeValues): string {
  const parts = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length > 0 ? `/~${parts.join(',')}` : '';
}

/** What `formatScope` was given. What cannot be read, as it was typed or cut off, is left out. */
export function parseScope(prefix: string): ScopeValues {
  if (prefix === '') return noScope;
  return Object.fromEntries(
    prefix
      .slice(2)
      .split(',')
      .flatMap((part) => {
        const [name = '', text = ''] = part.split('=');
        try {
          return name === '' || text === '' ? [] : [[name, decodeURIComponent(text)]];
        } catch {
          return [];
        }
      }),
  );
}

/** The schemas of an application share their scope. */
const nameIn = (application: string) => application.slice(schemaBaseOf(application).length);
const scopeKey = (application: string) => `admin.scope${nameIn(application)}`;
const resourceKey = (application: string) => `admin.scopeOf${nameIn(application)}`;

/**
 * The scope that was chosen last, for addresses without one.
 *
 * @param application suffix of its storage keys
 */
export function rememberedScope(application: string): ScopeValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(scopeKey(application)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return noScope;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return noScope;
  }
}

export function rememberScope(values: ScopeValues, application: string): void {
  try {
    const next = { ...rememberedScope(application), ...values };
    localStorage.setItem(scopeKey(application), JSON.stringify(next));
  } catch {
    // Asked again at the next visit.
  }
}

/** Name of the resource behind a scope that was opened last: what the scope is called is read there. */
export function rememberedResource(application: string): string | null {
  try {
    return localStorage.getItem(resourceKey(application));
  } catch {
    return null;
  }
}

export function rememberResource(name: string, application: string): void {
  try {
    localStorage.setItem(resourceKey(application), name);
  } catch {
    // The scope is named when one behind it is opened.
  }
}
