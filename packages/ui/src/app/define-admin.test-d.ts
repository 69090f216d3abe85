import type { AnyResourceTypes, GeneratedAdmin } from '@admin/gql/resource';
import { emptySchemaConfig } from '@admin/gql';

import { defineAdmin } from './define-admin.ts';

const api: GeneratedAdmin<{
  readonly orders: AnyResourceTypes;
  readonly customers: AnyResourceTypes;
}> = { resources: [], schema: emptySchemaConfig };
const given = { api, Root: () => null, languages: {} };

/** A page, to which the navigation and `/` may lead. */
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
// @ts-expect-error a resource that the schema does not have
defineAdmin({ ...given, home: 'order' });
// @ts-expect-error a resource that the schema does not have
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: ['order'] }] });
// @ts-expect-error a resource that the schema does not have
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: [{ resource: 'order' }] }] });
// @ts-expect-error a page has an address
defineAdmin({ ...given, navigation: [{ title: 'Продажи', items: [{ page: 'today' }] }] });
// @ts-expect-error a way to sign in that there is not
defineAdmin({ ...given, auth: 'password' });

// The compiler knows nothing of this schema, so any name is accepted.
defineAdmin({ ...given, api: { resources: [], schema: emptySchemaConfig }, home: 'anything' });
