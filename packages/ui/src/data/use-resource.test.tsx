import { InMemoryCache } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { Suspense, useMemo } from 'react';
import { expect, it, vi } from 'vitest';

import { renderAdmin } from '../testing/render-admin.tsx';
import { sampleResources } from '../testing/sample-resources.ts';
import { useResource } from './use-resource.ts';
import { preloadResource } from '../resources/use-can.ts';

it('The cache knows the rules of a resource before the first of its documents is answered', async () => {
  const resources = sampleResources.map((summary) => ({
    ...summary,
    load: async () => ({
      ...(await summary.load()),
      cache: { typePolicies: { Author: { keyFields: ['name' as const] } } },
    }),
  }));
  const { client } = await renderAdmin({ path: '/authors', resources });
  await screen.findAllByRole('row');
  if (!(client.cache instanceof InMemoryCache))
    throw new TypeError('The screens are rendered with another cache than Apollo’s own.');
  const stored = Object.keys(client.cache.extract()).filter((id) => id.startsWith('Author:'));
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.every((id) => id.startsWith('Author:{"name":'))).toBe(true);
});

function Title({ of }: { readonly of: string }) {
  const { name } = useResource(of);
  const upper = useMemo(() => name.toUpperCase(), [name]);
  return <p>{upper}</p>;
}

it('A component that waits for a resource goes on with its other hooks when that has come', async () => {
  const errors: unknown[] = [];
  const report = ({ error }: ErrorEvent) => errors.push(error);
  addEventListener('error', report);
  let arrive = () => {};
  const resources = sampleResources.map((summary) => ({
    ...summary,
    load: () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }).then(() => summary.load()),
  }));
  await renderAdmin({
    resources,
    children: (
      <Suspense fallback={<p>Минуту</p>}>
        <Title of="books" />
      </Suspense>
    ),
  });
  expect(screen.getByText('Минуту')).toBeDefined();
  await act(async () => arrive());
  expect(await screen.findByText('BOOKS')).toBeDefined();
  expect(errors).toEqual([]);
  removeEventListener('error', report);
});

it('A resource that is there is rendered at once, without a placeholder', async () => {
  await Promise.all(sampleResources.map((summary) => preloadResource(summary)));
  const placeholder = vi.fn<() => null>(() => null);
  const Placeholder = () => placeholder();
  await renderAdmin({
    children: (
      <Suspense fallback={<Placeholder />}>
        <Title of="books" />
      </Suspense>
    ),
  });
  expect(screen.getByText('BOOKS')).toBeDefined();
  expect(placeholder).not.toHaveBeenCalled();
});
