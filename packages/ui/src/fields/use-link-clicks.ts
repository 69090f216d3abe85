import { useCallback, type MouseEvent } from 'react';
import { useLocation, useRouter } from 'wouter';

/**
 * Click handler for all links inside an element. A plain click navigates without a page load,
 * except on links with a `target`.
 */
export function useLinkClicks(): (event: MouseEvent<HTMLElement>) => void {
  const [, navigate] = useLocation();
  const { base } = useRouter();
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a:not([target])') : null;
      const isPlain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigate((link.getAttribute('href') ?? '').slice(base.length));
    },
    [navigate, base],
  );
}
