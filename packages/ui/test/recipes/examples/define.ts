import { resourceDefiner } from '@admin/ui';

import type { ResourceTypes } from '../generated/resources.ts';

export const defineResource = resourceDefiner<ResourceTypes>();
