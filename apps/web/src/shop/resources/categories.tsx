import { part } from '@admin/ui';

import { defineResource } from '../define.ts';

export default defineResource('categories', {
  // As a tree; what has conditions, sorting and pages is at hand through its records.
  list: { screen: part(async () => (await import('../parts/category-tree.tsx')).CategoryTree) },
});
