import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { ScopeProvider, useScope, useScopedPath } from './scope-context.tsx';

/** What a page at this address is told, in an application at this base. */
function at(path: string, base = '') {
  const told: { prefix?: string; path?: string } = {};
  function Page() {
    told.prefix = useScope().prefix;
    told.path = useScopedPath()('/~team=b', '/books');
    return null;
  }
  const { hook } = memoryLocation({ path });
  render(
    <Router hook={hook} base={base}>
      <ScopeProvider>
        <Page />
      </ScopeProvider>
    </Router>,
  );
  return told;
}

it.each([
  ['/books', '', '', '~/~team=b/books'],
  ['/~team=a/books', '', '/~team=a', '~/~team=b/books'],
  ['/admin/~team=a/books', '/admin', '/~team=a', '~/admin/~team=b/books'],
  ['/admin/books', '/admin', '', '~/admin/~team=b/books'],
])('leads from %s to the same page of another scope', (path, base, prefix, other) => {
  expect(at(path, base)).toEqual({ prefix, path: other });
});
