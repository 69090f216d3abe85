import type { QueryHit } from '@admin/gql/resource';

import { isRecord } from '../../values/is-record.ts';

/** What a search over several types answers. */
export function isHit(value: unknown): value is QueryHit {
  return isRecord(value) && typeof value['type'] === 'string' && isRecord(value['record']);
}
