import { useEffect, useRef, type RefObject } from 'react';

/** For the input that a page or dialog of a single form begins with. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
