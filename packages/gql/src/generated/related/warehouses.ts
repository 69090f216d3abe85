/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  deliveries: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveries', 'every'],
    none: ['deliveries', 'none'],
    some: ['deliveries', 'some'],
  },
  employees: {
    resource: 'employees',
    filter: ['filter'],
    every: ['employees', 'every'],
    none: ['employees', 'none'],
    some: ['employees', 'some'],
  },
  stocks: {
    resource: 'stocks',
    filter: ['filter'],
    every: ['stocks', 'every'],
    none: ['stocks', 'none'],
    some: ['stocks', 'some'],
  },
};
