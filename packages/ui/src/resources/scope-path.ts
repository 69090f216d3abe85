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

const key = 'admin.scope';
const resourceKey = 'admin.scopeOf';

/** What was chosen last, for addresses that say nothing of it. */
export function rememberedScope(): ScopeValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
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

export function rememberScope(values: ScopeValues): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...rememberedScope(), ...values }));
  } catch {
    // Asked again at the next visit.
  }
}

/** Name of the resource behind a scope that was opened last: what the scope is called is read there. */
export function rememberedResource(): string | null {
  try {
    return localStorage.getItem(resourceKey);
  } catch {
    return null;
  }
}

export function rememberResource(name: string): void {
  try {
    localStorage.setItem(resourceKey, name);
  } catch {
    // The scope is named when one behind it is opened.
  }
}
