import type { ResourceTypes } from '@admin/gql/resources';
import { resourceHooks } from '@admin/ui';

export const { useRecordsOf, useCountOf } = resourceHooks<ResourceTypes>();
