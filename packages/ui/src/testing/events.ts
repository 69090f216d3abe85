import { flushSync } from 'react-dom';

/**
 * Dispatches events in tests as browsers do. Testing Library wraps each event in an `act` that is
 * not awaited. Pending work of React for a component suspended by `use` is dropped with it, so that
 * its screen stays hidden unless something else renders.
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
