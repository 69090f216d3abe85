/** Guard of navigation: its blockers, and the navigation that waits for the user's decision. */
export interface Guard {
  /**
   * Blocks navigation until the returned function is called. `onLeave` runs when the user leaves
   * nevertheless.
   */
  readonly block: (onLeave: () => void) => () => void;
  /**
   * Navigates at once when nothing blocks it, otherwise asks first. `drafts`: number of drafts that
   * the navigation deletes. @defaultValue 0
   */
  readonly attempt: (go: () => void, staysHere: boolean, drafts?: number) => void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly isAsking: () => boolean;
  /** Number of drafts that the waiting navigation deletes. */
  readonly drafts: () => number;
  readonly isBlocked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createGuard(): Guard {
  const blockers = new Set<() => void>();
  const listeners = new Set<() => void>();
  let waiting: (() => void) | null = null;
  let lost = 0;

  const setWaiting = (go: (() => void) | null) => {
    waiting = go;
    for (const listener of listeners) listener();
  };

  return {
    block: (onLeave) => {
      const blocker = () => onLeave();
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    attempt: (go, staysHere, drafts = 0) => {
      lost = drafts;
      if ((blockers.size === 0 && lost === 0) || staysHere) go();
      else setWaiting(go);
    },
    stay: () => setWaiting(null),
    leave: () => {
      const go = waiting;
      for (const blocker of blockers) blocker();
      blockers.clear();
      setWaiting(null);
      go?.();
    },
    isAsking: () => waiting !== null,
    drafts: () => lost,
    isBlocked: () => blockers.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
