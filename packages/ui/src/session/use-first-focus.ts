import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first input of a page or dialog with a single form. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return first;
}
