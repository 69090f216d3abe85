import type { ResourceOverride, SectionOrder } from '@admin/ui';
import { lazy } from 'react';

/** What this application adds to the generated screens, by resource. A name that the schema does not have is never asked for. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {
  accounts: { showActions: lazy(() => import('./account.tsx')) },
};

/** Order of the navigation; the first of them that is there is the page after signing in. */
export const sectionOrder = {
  foremost: ['orders', 'customers', 'products', 'payments', 'deliveries'],
  /** Owners' alone. */
  management: ['accounts'],
} satisfies SectionOrder;
