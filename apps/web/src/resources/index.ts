import type { ResourceOverride } from '@admin/ui';
import { lazy } from 'react';

/** What this application adds to the generated screens, by resource. A name that the schema does not have is never asked for. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {
  accounts: { showActions: lazy(() => import('./account.tsx')) },
};

/** First in the navigation, in this order; the first of them that is there is the page after signing in. */
export const foremost: readonly string[] = ['orders', 'customers', 'products', 'payments', 'deliveries'];
