import { InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/render-admin.tsx';
import { sampleResources } from '../testing/sample-resources.ts';

it('The cache knows the rules of a resource before the first of its documents is answered', async () => {
  const resources = sampleResources.map((summary) => ({
    ...summary,
    load: async () => ({ ...(await summary.load()), cache: { typePolicies: { Author: { keyFields: ['name' as const] } } } }),
  }));
  const { client } = await renderAdmin({ path: '/authors', resources });
  await screen.findAllByRole('row');
  if (!(client.cache instanceof InMemoryCache)) throw new TypeError('The screens are rendered with another cache than Apollo’s own.');
  const stored = Object.keys(client.cache.extract()).filter((id) => id.startsWith('Author:'));
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.every((id) => id.startsWith('Author:{"name":'))).toBe(true);
});
