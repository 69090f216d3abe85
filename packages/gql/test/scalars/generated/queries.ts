/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { type QueryGroup, byName } from '@admin/gql/runtime';

export const queries: QueryGroup = {
  items: [{ name: 'near', place: 'lookup', resource: 'places', asksFirst: true }],
  load: byName({ near: () => import('./queries/near.ts') }),
};
