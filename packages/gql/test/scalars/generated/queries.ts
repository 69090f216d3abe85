/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { QueryGroup } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export const queries: QueryGroup = {
  items: [{ name: 'near', place: 'lookup', resource: 'places', asksFirst: true }],
  load: gql.byName({ near: () => import('./queries/near.ts') }),
};
