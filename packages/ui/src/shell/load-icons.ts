import type { ResourceSummary } from '@admin/gql/resource';

import { definedSummary } from '../define/with-definitions.ts';
import type { Icons } from './use-icons.ts';

/**
 * In the file of the pictures themselves, where `admin()` of `@admin/ui/vite` builds the
 * application.
 */
export async function loadIcons(resources: readonly ResourceSummary[]): Promise<Icons> {
  const loaded = await Promise.all(
    resources.map(async (summary) => ({
      [summary.name]: await definedSummary(summary)?.loadIcon?.(),
    })),
  );
  return Object.assign({}, ...loaded);
}
