/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { queries, resources, tools } from './resources.ts';
import { schema } from './schema.ts';

/** What an application is made of: `defineAdmin({ api: admin, … })`. */
export const admin = { resources, tools, queries, schema, signIn: () => import('./sign-in.ts') };
