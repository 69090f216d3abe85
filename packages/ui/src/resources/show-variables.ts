import type { RecordKey, ShowDescriptor } from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';

/**
 * Variables of the show document for a key; `null` when no record can have the key, for instance a
 * text where the server requires a number.
 */
export function showVariables(show: ShowDescriptor, key: RecordKey): OperationVariables | null {
  try {
    return show.variables(key);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
