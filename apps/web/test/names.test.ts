import { emptySchemaConfig } from '@admin/gql';
import { createAppI18n } from '@admin/ui/app';
import { describe, expect, it } from 'vitest';

import config from '../src/admin.config.ts';
import english from '../src/locales/english.ts';
import russian from '../src/locales/russian.ts';
import { shopOf } from '../src/shop/index.ts';

const customers = 'resources.customers.record';

describe('names of the sample shop', () => {
  it('are not there for another schema, whatever its types are called', async () => {
    expect(shopOf({ ...emptySchemaConfig, description: 'Another shop' })).toBeUndefined();
    const i18n = await createAppI18n({ languages: { ru: russian, en: english } });
    expect(i18n.exists(customers)).toBe(false);
    await i18n.changeLanguage('en');
    expect(i18n.exists(customers)).toBe(false);
  });

  it('are there for the shop, in both languages, beside those of accounts', async () => {
    const i18n = await createAppI18n({ ...config, accounts: 'accounts' });
    expect([i18n.t(customers), i18n.t('resources.accounts.record')]).toEqual([
      'Покупатель',
      'Учётная запись',
    ]);
    await i18n.changeLanguage('en');
    expect([i18n.t(customers), i18n.t('resources.accounts.record')]).toEqual([
      'Customer',
      'Account',
    ]);
  });
});
