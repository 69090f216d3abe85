/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { GeneratedAdmin } from '@admin/gql/runtime';

import { queries, resources, tools, type ResourceTypes } from './resources.ts';
import { schema } from './schema.ts';

/** What an application is made of: `defineAdmin({ api: admin, … })`. */
export const admin: GeneratedAdmin<ResourceTypes> = { resources, tools, queries, schema, signIn: () => import('./sign-in.ts') };
