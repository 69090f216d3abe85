import type { ResourceSummary } from '@admin/gql/resource';
import { useEffect, useState } from 'react';

import type { NavigationIcon } from '../admin/admin-context.tsx';
import { definedSummary } from '../define/with-definitions.ts';

export type Icons = Readonly<Record<string, NavigationIcon>>;

/** Keeps the place of a picture that is still to come. */
export const noShape = 'M0 0';

const none: Icons = {};

/**
 * Pictures of the resources whose definitions are loaded lazily, by name; loaded when the browser
 * has nothing else to do.
 */
export function useIcons(resources: readonly ResourceSummary[]): Icons {
  const [icons, setIcons] = useState(none);
  useEffect(() => {
    if (!resources.some((summary) => definedSummary(summary)?.loadIcon)) return;
    const load = async () => setIcons(await (await import('./load-icons.ts')).loadIcons(resources));
    // Safari has no idle callbacks. A picture that cannot be loaded is left out.
    ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(
      () => void load().catch(() => undefined),
    );
  }, [resources]);
  return icons;
}
