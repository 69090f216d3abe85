/** Who may hold a navigation up, and the navigation that waits for an answer. */
export interface Guard {
  /** Holds up navigation until the returned function is called. `onLeave` runs when the user leaves all the same. */
  block(onLeave: () => void): () => void;
  /** Goes at once when nothing is in the way, else asks first. */
  attempt(go: () => void, staysHere: boolean): void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Watches the back and forward buttons. Returns what ends it. */
  watchHistory(navigate: (to: string) => void): () => void;
}

export function createGuard(): Guard {
  const blockers = new Set<() => void>();
  const listeners = new Set<() => void>();
  let waiting: (() => void) | null = null;

  const setWaiting = (go: (() => void) | null) => {
    waiting = go;
    for (const listener of listeners) listener();
  };
  const ask = (go: () => void) => setWaiting(go);

  return {
    block: (onLeave) => {
      const blocker = () => onLeave();
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    attempt: (go, staysHere) => (blockers.size === 0 || staysHere ? go() : ask(go)),
    stay: () => setWaiting(null),
    leave: () => {
      const go = waiting;
      for (const blocker of blockers) blocker();
      blockers.clear();
      setWaiting(null);
      go?.();
    },
    isAsking: () => waiting !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchHistory: (navigate) => (hasNavigationApi() ? watchTraversal(() => blockers.size > 0, ask) : watchPopState(() => blockers.size > 0, ask, navigate)),
  };
}

function hasNavigationApi(): boolean {
  return 'navigation' in window;
}

/** The Navigation API lets a traversal be stopped before it happens. */
function watchTraversal(isBlocked: () => boolean, ask: (go: () => void) => void): () => void {
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !isBlocked()) return;
    if (new URL(event.destination.url).pathname === window.location.pathname) return;
    event.preventDefault();
    const { key } = event.destination;
    ask(() => void window.navigation.traverseTo(key));
  };
  window.navigation.addEventListener('navigate', stop);
  return () => window.navigation.removeEventListener('navigate', stop);
}

/** Elsewhere the address has changed already when we hear of it: it is put back before the router looks, and the question asked then. */
function watchPopState(isBlocked: () => boolean, ask: (go: () => void) => void, navigate: (to: string) => void): () => void {
  let present = window.location.href;
  const remember = () => {
    present = window.location.href;
  };
  const stop = (event: PopStateEvent) => {
    const target = new URL(window.location.href);
    if (!isBlocked() || target.pathname === new URL(present).pathname) return remember();
    event.stopImmediatePropagation();
    window.history.pushState(null, '', present);
    return ask(() => navigate(target.pathname + target.search + target.hash));
  };
  // Ahead of the router, whose listeners come later in the same phase.
  window.addEventListener('popstate', stop, { capture: true });
  window.addEventListener('pushState', remember);
  window.addEventListener('replaceState', remember);
  return () => {
    window.removeEventListener('popstate', stop, { capture: true });
    window.removeEventListener('pushState', remember);
    window.removeEventListener('replaceState', remember);
  };
}
