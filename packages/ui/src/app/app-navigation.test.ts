import { expect, it } from 'vitest';

import { appNavigation } from './app-navigation.ts';

const page = (path: `/${string}`) => ({
  path,
  title: path,
  load: () => Promise.reject(new Error('Not asked for.')),
});

it('begins with pages that no group names, and ends with what no group names and with accounts', () => {
  const sales = { title: 'Продажи', items: ['orders', { page: '/~/sales' }] } as const;
  expect(
    appNavigation({ navigation: [sales], pages: [page('/~/today'), page('/~/sales')] }, 'accounts'),
  ).toEqual([
    { title: '', items: [{ page: '/~/today' }] },
    sales,
    { title: 'shell.data', items: [] },
    { title: 'shell.management', items: ['accounts'] },
  ]);
});

it('takes the inferred groups where the application has none', () => {
  const api = {
    resources: [],
    schema: { possibleTypes: {}, scalars: {} },
    navigation: [{ title: { ru: 'Продажи', en: 'Sales' }, items: ['orders'] }],
  };
  const rest = { title: 'shell.data', items: [] };
  expect(appNavigation({ api }, undefined)).toEqual([...api.navigation, rest]);
  expect(appNavigation({ api, navigation: [] }, undefined)).toEqual([rest]);
});

it('leaves the group of all others where the application has put it', () => {
  const navigation = [
    { title: 'shell.data', items: ['orders'] },
    { title: 'Склад', items: ['stock'] },
  ];
  expect(appNavigation({ navigation }, undefined)).toEqual(navigation);
});
