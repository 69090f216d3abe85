import { useEffect, useState } from 'react';

/** A value that is loaded once and then available synchronously. */
export interface Loadable<Value> {
  /** The value; `undefined` until it is loaded. */
  readonly value: () => Value | undefined;
  /**
   * Loads the value. Returns the same promise during and after the load; after a failure, it loads
   * again.
   */
  readonly load: () => Promise<Value>;
}

export function createLoadable<Value>(start: () => Promise<Value>): Loadable<Value> {
  let loaded: Value | undefined;
  let loading: Promise<Value> | undefined;
  const begin = (): Promise<Value> => {
    const promise = start().then(
      (value) => {
        loaded = value;
        // Fields that React's `use` reads synchronously. A component must call `use` in each
        // rendering, because React renders suspended components again and counts the calls.
        void Object.assign(promise, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return promise;
  };
  return { value: () => loaded, load: () => (loading ??= begin()) };
}

/** A `Loadable` of a value that is already loaded. */
export function settledLoadable<Value>(value: Value): Loadable<Value> {
  const promise = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  return { value: () => value, load: () => promise };
}

/**
 * Caches a `Loadable` by key: by the function that imports a module, or by the summary that names
 * it.
 */
export function cachedLoadable<Key extends WeakKey, Value>(
  start: (key: Key) => Promise<Value>,
): (key: Key) => Loadable<Value> {
  const known = new WeakMap<Key, Loadable<Value>>();
  return (key) => {
    const loadable = known.get(key) ?? createLoadable(() => start(key));
    known.set(key, loadable);
    return loadable;
  };
}

/**
 * Value of a `Loadable`; `undefined` until it is loaded. A load that fails offline is repeated when
 * the network returns. Another failure is thrown to the `ErrorBoundary`.
 *
 * In place of `lazy()`, which suspends once even for a module that is loaded. React commits the
 * placeholder then and delays the content by 300 ms.
 */
export function useLoaded<Value>(loadable: Loadable<Value>): Value | undefined {
  const [failure, setFailure] = useState<{
    readonly of: Loadable<Value>;
    readonly error?: unknown;
  } | null>(null);
  const value = loadable.value();
  const isMissing = value === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const settle = (outcome: { readonly error?: unknown }) => {
      if (!isGone) setFailure({ of: loadable, ...outcome });
    };
    const load = () => {
      loadable.load().then(
        () => settle({}),
        (error: unknown) => {
          if (isGone || navigator.onLine) settle({ error });
          else addEventListener('online', load, { once: true });
        },
      );
    };
    load();
    return () => {
      isGone = true;
      removeEventListener('online', load);
    };
  }, [loadable, isMissing]);
  if (isMissing && failure?.of === loadable && 'error' in failure) throw failure.error;
  return value;
}
