import type { QueryHit } from '@admin/gql/resource';

import { isRecord } from '../../values/is-record.ts';

/** Whether a value is a hit of a search over several types. */
export function isHit(value: unknown): value is QueryHit {
  return isRecord(value) && typeof value['type'] === 'string' && isRecord(value['record']);
}
