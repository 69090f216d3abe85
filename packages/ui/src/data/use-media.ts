import { useCallback, useSyncExternalStore } from 'react';

/**
 * Tests a media query as themes write it: `@media (max-width: 599.95px)`. `false` in environments
 * without `matchMedia`.
 */
export function useMedia(media: string): boolean {
  const query = media.replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(query).matches,
  );
}
