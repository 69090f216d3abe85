import type { ResourceSummary } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { createAppI18n } from '../src/app/i18n.ts';
import { ownAccounts } from '../src/app/own-accounts.ts';
import { shop } from '../src/shop/index.ts';

const summary = (name: string, type: string): ResourceSummary => ({ name, type, capabilities: [], load: () => Promise.reject(new Error('Not asked for.')) });
const customers = 'resources.customers.record';

describe('names of the sample shop', () => {
  it('are not there for another schema, whatever its types are called', async () => {
    const i18n = await createAppI18n({ accounts: 'accounts' });
    expect(i18n.exists(customers)).toBe(false);
    await i18n.changeLanguage('en');
    expect(i18n.exists(customers)).toBe(false);
  });

  it('are there for the shop, in both languages', async () => {
    const i18n = await createAppI18n({ accounts: 'accounts', resources: shop.texts });
    expect([i18n.t(customers), i18n.t('resources.accounts.record')]).toEqual(['Покупатель', 'Учётная запись']);
    await i18n.changeLanguage('en');
    expect([i18n.t(customers), i18n.t('resources.accounts.record')]).toEqual(['Customer', 'Account']);
  });
});

describe('names of our own accounts', () => {
  const [ours, beside, theirs] = [summary('accounts', 'Account'), summary('adminAccounts', 'AdminAccount'), summary('accounts', 'Account')];

  it('go to the resource of our API, and to none of another endpoint', () => {
    expect([ownAccounts('session', [ours]), ownAccounts('session', [theirs, beside]), ownAccounts('token', [theirs]), ownAccounts('none', [theirs])])
      .toEqual(['accounts', 'adminAccounts', undefined, undefined]);
  });

  it('leave the accounts of the data alone', async () => {
    const i18n = await createAppI18n({ accounts: ownAccounts('session', [theirs, beside]) });
    expect([i18n.exists('resources.accounts.title'), i18n.t('resources.adminAccounts.title')]).toEqual([false, 'Учётные записи']);
  });
});
