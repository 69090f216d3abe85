import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollAreaProps {
  readonly label: string;
  /** Ends where the window ends, with room for the pager below, so that header, pager and scroll bar stay in sight. */
  readonly fillsScreen?: boolean;
  readonly children: ReactNode;
}

/** Pixels that the pager and the margin of the page take. */
const below = 76;

/** Scrolls a wide table; the keyboard reaches it when there is something to scroll. */
export function ScrollArea({ label, fillsScreen = false, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  // What is above changes with every render: conditions come and go.
  useLayoutEffect(() => {
    const top = area.current?.getBoundingClientRect().top ?? 0;
    area.current?.style.setProperty('--above', `${Math.round(top + window.scrollY)}px`);
  });
  useEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  const height = fillsScreen ? { maxHeight: { sm: `max(360px, calc(100dvh - var(--above) - ${below}px))` } } : {};
  return <Box ref={area} data-scroll="" {...focusable} sx={height}>{children}</Box>;
}
