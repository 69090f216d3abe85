/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { QueryGroup } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export const queries: QueryGroup = {
  items: [{ name: 'revenueByDay', place: 'report', description: 'Выручка по дням', asksFirst: true }],
  load: gql.byName({ revenueByDay: () => import('./queries/revenueByDay.ts') }),
};
