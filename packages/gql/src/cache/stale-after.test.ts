import { gql } from '@apollo/client';
import { expect, it } from 'vitest';

import { addCacheRules } from './cache-rules.ts';
import { createAdminCache } from './create-admin-cache.ts';
import { emptySchemaConfig } from './schema-config.ts';
import { staleAfter } from './stale-after.ts';

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'knows what a write to a type called %s makes stale',
  (name) => {
    const cache = createAdminCache(emptySchemaConfig);
    addCacheRules(cache, { rootFieldsByType: { Order: ['orders'] } });
    const write = gql(`mutation { ${name} { id } }`);
    expect(staleAfter(cache, write)).toEqual({ paths: [['orders']], isAll: true });
    addCacheRules(cache, {
      rootFieldsByType: { [name]: [`${name}s`] },
      typesByMutation: { [name]: [name] },
    });
    expect(staleAfter(cache, write)).toEqual({ paths: [[`${name}s`]], isAll: false });
  },
);

it('takes the type name that a mutation asks for, at any depth, for no write', () => {
  const cache = createAdminCache(emptySchemaConfig);
  addCacheRules(cache, {
    rootFieldsByType: { Order: ['orders'], User: ['users'] },
    typesByMutation: { 'sales.saveOrder': ['Order'] },
  });
  const write = gql(`mutation { __typename sales { __typename saveOrder { id } } }`);
  expect(staleAfter(cache, write)).toEqual({ paths: [['orders']], isAll: false });
});
