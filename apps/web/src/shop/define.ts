import type { ResourceTypes } from '@admin/gql/resources';
import { resourceDefiner } from '@admin/ui';

import './locales/screens-texts.ts';

export const defineResource = resourceDefiner<ResourceTypes>();
