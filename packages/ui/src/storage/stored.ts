/**
 * Small choices that stay with the browser. A browser that stores nothing forgets them, and that is
 * all.
 *
 * @param application suffix of its storage keys
 */
export function readStored(key: string, application: string): unknown {
  try {
    const text = localStorage.getItem(key + application);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets. */
export function writeStored(key: string, value: unknown, application: string): void {
  try {
    if (value === undefined) localStorage.removeItem(key + application);
    else localStorage.setItem(key + application, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}
