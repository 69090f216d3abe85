import type { FieldDescriptor } from '@admin/gql/resource';
import { afterEach, expect, it, vi } from 'vitest';

import { sampleDescriptors } from '../testing/index.ts';
import { createLoadable } from '../values/loadable.ts';
import type { Feature } from './feature.ts';
import { findField } from './slot.tsx';

const { books } = sampleDescriptors;
const field: FieldDescriptor = { name: 'title', kind: 'string', nullable: false };
const filling = createLoadable(() => Promise.reject(new Error('Nothing loads it.')));
const feature = (name: string, own: Partial<Feature> = {}): Feature => ({
  name,
  when: () => true,
  at: () => filling,
  renders: () => true,
  page: undefined,
  ...own,
});
const found = (...features: readonly Feature[]) =>
  findField(features, 'list.cell', field, books, () => true)?.name;

afterEach(() => void vi.unstubAllGlobals());

it('is rendered by the first feature that fills the slot, applies and says so', () => {
  expect(
    found(
      feature('elsewhere', { at: () => undefined }),
      feature('of others', { when: ({ name }) => name === 'authors' }),
      feature('of other fields', { renders: (_slot, { name }) => name === 'pages' }),
      feature('first'),
      feature('second'),
    ),
  ).toBe('first');
});

it('is rendered by none where none says so', () => {
  expect(
    found(feature('a', { renders: () => false }), feature('b', { when: () => false })),
  ).toBeUndefined();
});

it('leaves a feature out that fails to answer, and reports why', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const fail = () => {
    throw new Error('no such field');
  };
  expect(found(feature('broken', { renders: fail }), feature('sound'))).toBe('sound');
  expect(report.mock.calls).toEqual([[new Error('no such field')]]);
});
