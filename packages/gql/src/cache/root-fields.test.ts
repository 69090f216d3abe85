import { gql } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { expect, it } from 'vitest';

import { rootFields, storedName } from './root-fields.ts';

const names = (document: ReturnType<typeof gql>) =>
  rootFields(document).map(({ name, alias }) => alias?.value ?? name.value);

it('has the fields of fragments in their place, of those that are spread there alone', () => {
  expect(
    names(gql`
      query Desk {
        first
        ...Shown
        last
      }
      fragment Shown on Query {
        shop {
          id
          ...Other
        }
        ... on Query {
          inner: desk
        }
      }
      fragment Other on Shop {
        name
      }
    `),
  ).toEqual(['first', 'shop', 'inner', 'last']);
});

it('is called in the cache with its arguments, and without those that are not there', () => {
  const [field] = rootFields(gql`
    query Orders($page: Int) {
      orders(page: $page) {
        id
      }
    }
  `);
  const cache = new InMemoryCache();
  const stored = (variables?: Record<string, unknown>) =>
    field && storedName(cache, 'Query', { field, variables });
  expect([stored({ page: 2 }), stored()]).toEqual(['orders({"page":2})', 'orders']);
});
