import type { RecordKey, ShowDescriptor } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

/**
 * Variables of the record with this key; `null` when no record can have it: text where the server
 * takes a number.
 */
export function showVariables(show: ShowDescriptor, key: RecordKey): OperationVariables | null {
  try {
    return show.variables(key);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
