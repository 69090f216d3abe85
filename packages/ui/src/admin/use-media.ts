import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, `(max-width: 599.95px)`; `false` where nothing is laid out. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches);
}
