import { expect, it } from 'vitest';

import { isLayout, isSavedView, isViewContent } from './is-view.ts';

const content = {
  name: 'Новые',
  query: 'status.in=NEW',
  columns: ['total', 'status'],
  layout: { widths: { total: 120 }, pins: ['total'], sums: [], grows: true, density: 'compact' },
  isShared: false,
  position: 1.5,
};
const saved = { ...content, id: '7', isDefault: true, mayChange: false, revision: 0 };

it('reads a view as it was stored, and one of an earlier version that has no layout', () => {
  const { layout: _, ...earlier } = content;
  for (const view of [content, earlier, { ...content, layout: null, columns: null }])
    expect(isViewContent(view)).toBe(true);
  expect(isSavedView(saved)).toBe(true);
  for (const layout of [{}, { density: 'comfortable' }, content.layout])
    expect(isLayout(layout)).toBe(true);
});

it.each([
  null,
  'text',
  { ...content, name: 7 },
  { ...content, name: ' ' },
  { ...content, query: null },
  { ...content, columns: undefined },
  { ...content, columns: ['total', 7] },
  { ...content, columns: 'total' },
  { ...content, layout: 'wide' },
  { ...content, isShared: 'yes' },
  { ...content, position: Infinity },
  { ...content, position: '1' },
])('takes %j for no view', (view) => {
  expect(isViewContent(view)).toBe(false);
});

it.each([
  null,
  { widths: null },
  { widths: { total: 100, status: 'wide' } },
  { pins: 'total' },
  { pins: [7] },
  { sums: [null] },
  { grows: 'yes' },
  { density: 'huge' },
])('takes %j for no layout', (layout) => {
  expect(isLayout(layout)).toBe(false);
});

it.each([
  { ...saved, id: 7 },
  { ...saved, isDefault: undefined },
  { ...saved, mayChange: 1 },
  { ...saved, revision: '0' },
  { ...saved, name: '' },
  null,
])('takes %j for no view that is stored', (view) => {
  expect(isSavedView(view)).toBe(false);
});
