import { lazyComponent } from '@admin/ui';

import { defineResource } from '../define.ts';

export default defineResource('categories', {
  // As a tree; what has conditions, sorting and pages is at hand through its records.
  list: {
    screen: lazyComponent(async () => (await import('../parts/category-tree.tsx')).CategoryTree),
  },
});
