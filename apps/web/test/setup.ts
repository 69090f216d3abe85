import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Screens and inputs are modules that load when they are first shown; on a busy machine that takes
// longer than the second it is given.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no media queries: a desktop with a mouse, which asks for a light scheme and for
// movement.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: /pointer:\s*fine|min-width/.test(query),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
