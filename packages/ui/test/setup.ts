import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

import { eventsAsInBrowsers } from '../src/testing/events.ts';

// Tells the compiler of the matchers.
export type * from '@testing-library/jest-dom/vitest';

expect.extend(matchers);

// Screens and inputs are modules that load when they are first shown; on a busy machine that takes
// longer than the second it is given.
configure({ asyncUtilTimeout: 20_000, ...eventsAsInBrowsers });

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  // Elements that a test appended itself: the next file in this worker has the same page.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // What is remembered goes by the schema that the address names.
  history.replaceState(null, '', '/');
});
