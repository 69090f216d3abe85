import { defineAdmin } from '../../src/index.ts';

export const admin = defineAdmin({
  resources: {
    // A tree by this condition, which nothing in its name says; no tree of employees, though each
    // has a manager.
    Department: { tree: 'partOfId' },
    Employee: { tree: null, images: { badge: '', scan: 'file.location', logo: null } },
    // No total, and no sums.
    LogEntry: { count: null },
  },
});
