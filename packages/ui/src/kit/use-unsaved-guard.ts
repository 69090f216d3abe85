import { use, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

import { GuardContext } from './navigation-guard.tsx';
import { watchHistory } from './watch-history.ts';

/**
 * Asks before navigation while `isDirty`. `onLeave` runs when the user leaves nevertheless. The
 * returned function lifts the guard at once, for the navigation after a save.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave?: () => void): () => void {
  const guard = use(GuardContext);
  const [, navigate] = useLocation();
  const go = useRef(navigate);
  const leave = useRef(onLeave);
  const lift = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = onLeave;
    go.current = navigate;
  }, [onLeave, navigate]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const unblock = guard?.block(() => leave.current?.());
    const unwatch = guard && watchHistory(guard, (to) => go.current(to));
    window.addEventListener('beforeunload', askBrowser);
    const release = () => {
      unblock?.();
      unwatch?.();
      window.removeEventListener('beforeunload', askBrowser);
    };
    lift.current = release;
    return release;
  }, [guard, isDirty]);

  return useCallback(() => lift.current(), []);
}
