import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Renders its children shortly before they are scrolled into view, so that a page with twenty
 * related lists requests only the visible ones.
 */
export function WhenNear({
  placeholder,
  children,
}: {
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
