import { flushSync } from 'react-dom';

/**
 * Has an event of a test do what it does in a browser. Testing Library puts each into an `act` that
 * nobody waits for: what React has still to do of something that `use` has suspended is dropped
 * with it, and where nothing else is rendered that screen stays hidden for good.
 */
export const eventsAsInBrowsers = {
  eventWrapper: (dispatch: () => unknown): unknown => {
    const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    try {
      return flushSync(dispatch);
    } finally {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
    }
  },
};
