import type { ResourceTypes } from '@admin/gql/resources';
import { resourceDefiner } from '@admin/ui';

export const defineResource = resourceDefiner<ResourceTypes>();
