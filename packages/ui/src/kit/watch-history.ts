import type { Guard } from './guard.ts';

/** Lets the guard intercept the back and forward buttons. Returns a function that ends this. */
export function watchHistory(guard: Guard, navigate: (to: string) => void): () => void {
  return 'navigation' in window ? watchTraversal(guard) : watchPopState(guard, navigate);
}

/** With the Navigation API a traversal can be cancelled before it happens. */
function watchTraversal({ attempt, isBlocked }: Guard): () => void {
  const stop = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || !isBlocked()) return;
    if (new URL(event.destination.url).pathname === window.location.pathname) return;
    event.preventDefault();
    const { key } = event.destination;
    attempt(() => void window.navigation.traverseTo(key), false);
  };
  window.navigation.addEventListener('navigate', stop);
  return () => window.navigation.removeEventListener('navigate', stop);
}

/**
 * Without the Navigation API the address has already changed when the event fires. It is restored
 * before the router reads it, and then the guard asks.
 */
function watchPopState({ attempt, isBlocked }: Guard, navigate: (to: string) => void): () => void {
  let present = window.location.href;
  const remember = () => {
    present = window.location.href;
  };
  const stop = (event: PopStateEvent) => {
    const target = new URL(window.location.href);
    if (!isBlocked() || target.pathname === new URL(present).pathname) return remember();
    event.stopImmediatePropagation();
    window.history.pushState(null, '', present);
    return attempt(() => navigate(target.pathname + target.search + target.hash), false);
  };
  // In the capture phase, before the listeners of the router.
  window.addEventListener('popstate', stop, { capture: true });
  window.addEventListener('pushState', remember);
  window.addEventListener('replaceState', remember);
  return () => {
    window.removeEventListener('popstate', stop, { capture: true });
    window.removeEventListener('pushState', remember);
    window.removeEventListener('replaceState', remember);
  };
}
