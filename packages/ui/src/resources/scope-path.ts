import { schemaBaseOf } from '../storage/storage-suffix.ts';
import { inBrowser, parseStored, readText, writeText } from '../storage/stored.ts';
import type { ScopeValues } from './scoping.ts';

export type { ScopeValues };

export const noScope: ScopeValues = {};

/**
 * Scope at the start of a path: `/~organization=acme` of `/~organization=acme/pipelines`. Empty
 * without a scope.
 */
export function scopePrefix(path: string): string {
  return /^\/~\w+=[^/]*/.exec(path)?.[0] ?? '';
}

/** Parses the output of `formatScope`. Malformed entries are ignored. */
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

/** Storage key. All schemas of an application share their scope. */
export const scopeKey = (key: 'scope' | 'scopeOf', application: string) =>
  `admin.${key}${application.slice(schemaBaseOf(application).length)}`;

/**
 * Scope that was chosen last, for addresses without a scope.
 *
 * @param application suffix of its storage keys
 */
export function rememberedScope(application: string): ScopeValues {
  const stored = parseStored(readText(inBrowser, scopeKey('scope', application)));
  if (typeof stored !== 'object' || stored === null) return noScope;
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function rememberScope(values: ScopeValues, application: string): void {
  const next = { ...rememberedScope(application), ...values };
  writeText(inBrowser, scopeKey('scope', application), JSON.stringify(next));
}

/**
 * Name of the resource behind a scope that was opened last. Its scopes are known once its module is
 * loaded.
 */
export const rememberedResource = (application: string): string | null =>
  readText(inBrowser, scopeKey('scopeOf', application));
