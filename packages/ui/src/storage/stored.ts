/** Until the browser forgets it. A browser may refuse even to name its storage. */
export const inBrowser = (): Storage => localStorage;

/** Until the tab is closed. */
export const inTab = (): Storage => sessionStorage;

/** The text of a key; `null` where there is none, and in a browser that stores nothing. */
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

/** The value of JSON text; `undefined` for any other text, and for none. */
export function parseStored(text: string | null): unknown {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * A choice that stays with the browser; `undefined` where there is none.
 *
 * @param application suffix of its storage keys
 */
export const readStored = (key: string, application: string): unknown =>
  parseStored(readText(inBrowser, key + application));

/** `undefined` forgets. */
export const writeStored = (key: string, value: unknown, application: string): void =>
  writeText(inBrowser, key + application, value === undefined ? null : JSON.stringify(value));
