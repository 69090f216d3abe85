import type { SavedView, ViewContent, ViewLayout } from './view-store.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

export const isLayout = (value: unknown): value is ViewLayout =>
  isRecord(value) &&
  (value['widths'] === undefined ||
    (isRecord(value['widths']) && Object.values(value['widths']).every(Number.isFinite))) &&
  [value['pins'], value['sums']].every((names) => names === undefined || isNames(names)) &&
  (value['grows'] === undefined || typeof value['grows'] === 'boolean') &&
  (value['density'] === undefined ||
    value['density'] === 'compact' ||
    value['density'] === 'comfortable');

/** Tests whether stored or imported JSON is a complete view. */
export const isViewContent = (value: unknown): value is ViewContent =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  value['name'].trim() !== '' &&
  typeof value['query'] === 'string' &&
  (value['columns'] === null || isNames(value['columns'])) &&
  (value['layout'] == null || isLayout(value['layout'])) &&
  typeof value['isShared'] === 'boolean' &&
  Number.isFinite(value['position']);

export const isSavedView = (value: unknown): value is SavedView =>
  isViewContent(value) &&
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['isDefault'] === 'boolean' &&
  typeof value['mayChange'] === 'boolean' &&
  typeof value['revision'] === 'number';
