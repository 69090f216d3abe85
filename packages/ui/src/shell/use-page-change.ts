import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/**
 * Behaviour of a browser at navigation: a new page starts at its top, a page reached by the history
 * keeps its scroll position, and the focus moves from the link to the content.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isReturning = useRef(false);

  useEffect(() => {
    const returning = () => {
      isReturning.current = true;
    };
    // In the capture phase, since the router has changed the page once its own listener returns.
    addEventListener('popstate', returning, { capture: true });
    return () => removeEventListener('popstate', returning, { capture: true });
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!isReturning.current) scrollTo(0, 0);
    isReturning.current = false;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('nav'))
      content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
