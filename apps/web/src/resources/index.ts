import type { ResourceOverride } from '@admin/ui';

/** What this application adds to the generated screens, by resource. A name that the schema does not have is never asked for. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {};

/** Resources that come first in the navigation, in this order; the first of all is the page after signing in. */
export const foremost: readonly string[] = [];
