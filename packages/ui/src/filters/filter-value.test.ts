import type { FilterDescriptor } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { valueDescriptor } from './filter-value.tsx';

const url: FilterDescriptor = { name: 'site', kind: 'url', operators: ['eq', 'contains', 'in'] };

it.each([
  ['eq', url, { kind: 'url', list: false }],
  ['in', url, { kind: 'url', list: true }],
  ['contains', url, { kind: 'string', list: false }],
  ['notContains', url, { kind: 'string' }],
  ['startsWith', url, { kind: 'string' }],
  ['endsWith', url, { kind: 'string' }],
  ['matches', url, { kind: 'string' }],
  ['eq', { ...url, kind: 'text' }, { kind: 'string' }],
  ['within', { ...url, kind: 'instant' }, { kind: 'string' }],
  ['between', { ...url, kind: 'instant' }, { kind: 'range', of: 'date', nullable: true }],
  ['between', { ...url, kind: 'decimal' }, { kind: 'range', of: 'decimal', nullable: true }],
] as const)('a value that is asked by %s of %j is edited as %j', (choice, filter, descriptor) => {
  expect(valueDescriptor(filter, choice)).toMatchObject(descriptor);
});
