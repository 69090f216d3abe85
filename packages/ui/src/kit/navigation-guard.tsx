import {
  createContext,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Router, useRouter, type AroundNavHandler } from 'wouter';

import { lazyComponent } from './lazy-component.tsx';
import { createGuard, type Guard } from './guard.ts';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

export const GuardContext = createContext<Guard | null>(null);

/**
 * Asks before unsaved changes are lost by navigation: by a link, the back and forward buttons, or
 * code. Wrap the whole application in it, below the outermost `Router` and above every link. The
 * browser itself asks before the tab is closed.
 */
export function NavigationGuard({ children }: { readonly children: ReactNode }) {
  const [guard] = useState(createGuard);
  const router = useRouter();
  const [path] = router.hook(router);
  const { aroundNav: outer } = router;
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking, guard.isAsking);

  const present = useRef(path);
  useEffect(() => {
    present.current = path;
  }, [path]);
  const aroundNav = useCallback<AroundNavHandler>(
    (go, to, options) => {
      const [target] = to.split(/[?#]/);
      const staysHere = target === '' || target === present.current;
      guard.attempt(() => outer(go, to, options), staysHere);
    },
    [guard, outer],
  );

  return (
    <GuardContext value={guard}>
      <Router aroundNav={aroundNav}>{children}</Router>
      {isAsking && (
        <LeaveDialog drafts={guard.drafts()} onClose={guard.stay} onLeave={guard.leave} />
      )}
    </GuardContext>
  );
}
