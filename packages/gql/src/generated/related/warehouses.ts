/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { RelatedFilters } from '../../resource/index.ts';

export const related: RelatedFilters = {
  deliveries: {
    resource: 'deliveries',
    filter: ['filter'],
    every: ['deliveries', 'every'],
    some: ['deliveries', 'some'],
    none: ['deliveries', 'none'],
  },
  employees: {
    resource: 'employees',
    filter: ['filter'],
    every: ['employees', 'every'],
    some: ['employees', 'some'],
    none: ['employees', 'none'],
  },
  stocks: {
    resource: 'stocks',
    filter: ['filter'],
    every: ['stocks', 'every'],
    some: ['stocks', 'some'],
    none: ['stocks', 'none'],
  },
};
