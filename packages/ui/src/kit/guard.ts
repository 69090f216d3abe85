/** Who may hold a navigation up, and the navigation that waits for an answer. */
export interface Guard {
  /**
   * Holds up navigation until the returned function is called. `onLeave` runs when the user leaves
   * all the same.
   */
  readonly block: (onLeave: () => void) => () => void;
  /**
   * Goes at once when nothing is in the way, else asks first. `drafts`: how many are deleted when
   * the user goes. @defaultValue 0
   */
  readonly attempt: (go: () => void, staysHere: boolean, drafts?: number) => void;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly isAsking: () => boolean;
  /** How many drafts the navigation that waits deletes. */
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
