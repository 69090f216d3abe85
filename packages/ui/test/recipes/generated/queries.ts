/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import { type QueryGroup, byName } from '@admin/gql/runtime';

export const queries: QueryGroup = {
  items: [{ name: 'revenueByDay', place: 'report', description: 'Выручка по дням', asksFirst: true }],
  load: byName({ revenueByDay: () => import('./queries/revenueByDay.ts') }),
};
