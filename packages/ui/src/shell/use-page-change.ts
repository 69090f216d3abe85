import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';

/**
 * What a browser does when it opens another page: a new one begins at its top, one that the user
 * comes back to stays where it was, and the keyboard goes on from the content rather than from the
 * link that led there.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isReturning = useRef(false);

  useEffect(() => {
    const returning = () => {
      isReturning.current = true;
    };
    // Before the page hears of it: it is another one by the time that listener has returned.
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
