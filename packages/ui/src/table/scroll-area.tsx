import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollAreaProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scroll container of a wide table. It is focusable when it overflows. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={area} data-scroll="" {...focusable}>
      {children}
    </div>
  );
}
