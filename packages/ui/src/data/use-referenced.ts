import type { PickerDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';
import { useQuery } from '@apollo/client/react';

import { showVariables } from '../resources/show-variables.ts';
import { isEmptyValue } from '../values/same-value.ts';

/**
 * Record that a value references: the known record, or the record fetched by its key. `null` until
 * it is loaded; always `null` where the resource cannot be queried by this field alone.
 */
export function useReferenced(
  { show, key }: KeyedResource,
  picker: PickerDescriptor,
  keyField: string,
  value: unknown,
  known: ResourceRecord | null,
): ResourceRecord | null {
  const canAsk = show !== undefined && key.length === 1 && key[0] === keyField;
  const variables =
    canAsk && known === null && !isEmptyValue(value)
      ? showVariables(show, { [keyField]: String(value) })
      : null;
  const isNeeded = canAsk && variables !== null;
  // `useQuery` requires a document even when it is skipped.
  const { data } = useQuery(isNeeded ? show.document : picker.document, {
    variables: variables ?? {},
    skip: !isNeeded,
  });
  if (isEmptyValue(value)) return null;
  return known ?? (isNeeded && data !== undefined ? show.record(data) : null);
}
