import type { ResourceSummary } from '@admin/gql/resource';
import { describe, expect, it } from 'vitest';

import { languages } from '../locales/index.ts';
import { languagesOf } from '../locales/create-i18n.ts';
import { createAppI18n } from './app-i18n.ts';
import { ownAccounts } from './own-accounts.ts';

const summary = (name: string, type: string): ResourceSummary => ({
  name,
  type,
  capabilities: [],
  load: () => Promise.reject(new Error('Not asked for.')),
});

describe('names of our own accounts', () => {
  const [ours, beside, theirs] = [
    summary('accounts', 'Account'),
    summary('adminAccounts', 'AdminAccount'),
    summary('accounts', 'Account'),
  ];

  it('go to the resource of our API, and to none of another endpoint', () => {
    expect([
      ownAccounts({ hasAccounts: true }, [ours]),
      ownAccounts({ hasAccounts: true }, [theirs, beside]),
      ownAccounts({}, [theirs]),
    ]).toEqual(['accounts', 'adminAccounts', undefined]);
  });

  it('leave the accounts of the data alone', async () => {
    const i18n = await createAppI18n({
      languages,
      accounts: ownAccounts({ hasAccounts: true }, [theirs, beside]),
    });
    expect([
      i18n.exists('resources.accounts.title'),
      i18n.t('resources.adminAccounts.title'),
    ]).toEqual([false, 'Учётные записи']);
  });

  it('are those that the application gives them, where it does', async () => {
    const i18n = await createAppI18n({
      languages: { ru: [languages.ru, { resources: { accounts: { title: 'Коллеги' } } }] },
      accounts: 'accounts',
    });
    expect([i18n.t('resources.accounts.title'), i18n.t('resources.accounts.record')]).toEqual([
      'Коллеги',
      'Учётная запись',
    ]);
  });
});

it('the name of the application is the one that it has in every language, or that of the catalogues', async () => {
  const own = { ru: { app: { name: 'Склад' } }, en: { app: { name: 'Store' } } };
  const called = await createAppI18n({ languages: own, name: 'Ромашка' });
  expect(called.t('app.name')).toBe('Ромашка');
  await called.changeLanguage('en');
  expect(called.t('app.name')).toBe('Ромашка');
});

describe('a third language', () => {
  const withGerman = {
    ...languages,
    de: async () => ({ default: { list: { create: 'Anlegen' } } }),
  };

  it('is a catalogue: offered under its own name, and English where it says nothing', async () => {
    const i18n = await createAppI18n({ languages: withGerman });
    expect(languagesOf(i18n)).toEqual([
      { code: 'ru', name: 'Русский' },
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ]);
    await i18n.changeLanguage('de');
    await i18n.changeLanguage('en');
    await i18n.changeLanguage('de');
    expect([i18n.t('list.create'), i18n.t('errors.close'), document.documentElement.lang]).toEqual([
      'Anlegen',
      'Close',
      'de',
    ]);
  });
});
