import { schemaBase } from './schema-base.ts';

/**
 * Small choices that stay with the browser. A browser that stores nothing forgets them, and that is
 * all.
 */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key + schemaBase());
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key + schemaBase());
    else localStorage.setItem(key + schemaBase(), JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
