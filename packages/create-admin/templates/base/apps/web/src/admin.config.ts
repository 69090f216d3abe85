import { definitionsIn, defineAdmin } from '@admin/ui/app';
import { admin } from '@{{name}}/gql/admin';

import { auth } from './auth.ts';
import first from './locales/{{first}}.ts';
import { Root } from './root.tsx';

/** What the application is beside what follows from the schema. Every key has a comment where `defineAdmin` takes it. */
export default defineAdmin({
  api: admin,
  auth,
  Root,
  // One file for each resource whose screens should be otherwise: `resources/orders.tsx`.
  resources: definitionsIn(import.meta.glob('./resources/*.tsx', { eager: true })),
  languages: {
    {{first}}: first,
    {{second}}: () => import('./locales/{{second}}.ts'),
  },
});
