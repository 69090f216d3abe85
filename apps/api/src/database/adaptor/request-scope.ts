/** Settings of PostgreSQL for one request, by name; its object also stands for the request. */
export type RequestSettings = Readonly<Record<string, string | undefined>>;

const signals = new WeakMap<object, AbortSignal>();

/**
 * From now on, statements with this object of settings are cancelled when the signal aborts. For
 * requests that only read.
 */
export function cancelWith(settings: RequestSettings, signal: AbortSignal): void {
  signals.set(settings, signal);
}

export function signalOf(settings: object | null): AbortSignal | undefined {
  return settings === null ? undefined : signals.get(settings);
}
