/** Storage of the browser. Even access to the property may throw. */
export const inBrowser = (): Storage => localStorage;

/** Storage of the tab. */
export const inTab = (): Storage => sessionStorage;

/** Stored text of a key; `null` where there is none, and where storage is unavailable. */
export function readText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; `null` deletes it. Errors of a full or unavailable storage are ignored. */
export function writeText(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Stored values are preferences: without one the default applies.
  }
}

/** Parses JSON text; `undefined` for invalid text and for `null`. */
export function parseStored(text: string | null): unknown {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Stored preference; `undefined` where there is none.
 *
 * @param application suffix of its storage keys
 */
export const readStored = (key: string, application: string): unknown =>
  parseStored(readText(inBrowser, key + application));

/** Stores a preference; `undefined` deletes it. */
export const writeStored = (key: string, value: unknown, application: string): void =>
  writeText(inBrowser, key + application, value === undefined ? null : JSON.stringify(value));
