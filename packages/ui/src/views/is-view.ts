import type { SavedView, ViewContent } from './view-store.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isNames = (value: unknown) => Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Whether what was stored or written into a file says a whole view. */
export const isViewContent = (value: unknown): value is ViewContent =>
  isRecord(value) && typeof value['name'] === 'string' && value['name'].trim() !== '' && typeof value['query'] === 'string' && (value['columns'] === null || isNames(value['columns'])) &&
  typeof value['isShared'] === 'boolean' && Number.isFinite(value['position']);

export const isSavedView = (value: unknown): value is SavedView =>
  isViewContent(value) && isRecord(value) && typeof value['id'] === 'string' && typeof value['isDefault'] === 'boolean' && typeof value['mayChange'] === 'boolean' && typeof value['revision'] === 'number';
