import { resourceDefiner } from '@admin/ui';
import type { ResourceTypes } from '@{{name}}/gql/resources';

/**
 * Says what the screens of a resource should be otherwise than they are by themselves:
 * `resources/orders.tsx` has `export default defineResource('orders', { … })`. A field, filter or
 * action that the schema does not have does not compile.
 */
export const defineResource = resourceDefiner<ResourceTypes>();
