import type { AnyResourceTypes, GeneratedAdmin } from '@admin/gql/resource';
import { emptySchemaConfig } from '@admin/gql';

import { defineAdmin } from './define-admin.ts';

const api: GeneratedAdmin<{
  readonly orders: AnyResourceTypes;
  readonly customers: AnyResourceTypes;
}> = { resources: [], schema: emptySchemaConfig };
const given = { api, Root: () => null, languages: {} };

/** Page that the navigation and `home` may name. */
const pages = [
  { path: '/~/today', title: 'Сегодня', load: () => Promise.reject(new Error('Not asked for.')) },
] as const;

defineAdmin({
  ...given,
  pages,
  home: '/~/today',
  navigation: [
    { title: 'Продажи', items: ['orders', { resource: 'customers' }, { page: '/~/today' }] },
  ],
});
// @ts-expect-error The schema has no such resource.
defineAdmin({ ...given, home: 'order' });
// @ts-expect-error The schema has no such resource.
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: ['order'] }] });
// @ts-expect-error The schema has no such resource.
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: [{ resource: 'order' }] }] });
// @ts-expect-error The address of a page begins with a slash.
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: [{ page: 'today' }] }] });
// @ts-expect-error There is no such sign-in.
defineAdmin({ ...given, auth: 'password' });

// The compiler knows nothing of this schema, so any name is accepted.
defineAdmin({ ...given, api: { resources: [], schema: emptySchemaConfig }, home: 'anything' });
