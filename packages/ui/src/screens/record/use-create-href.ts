import type { KeyedResource, RecordKey, ResourceDescriptor } from '@admin/gql/resource';
import { useCallback } from 'react';

import { createHref, listParameter } from '../../resources/addresses.ts';
import { useCan } from '../../resources/use-can.ts';

/**
 * Address of the form for a record in a nested list, with the owner filled in and a way back to
 * `list`. `undefined` if the form has no single input for the owner, or the user may not create
 * records.
 */
export function useCreateHref(): (
  rows: ResourceDescriptor,
  owner: KeyedResource,
  key: RecordKey,
  list: string,
) => string | undefined {
  const can = useCan();
  return useCallback(
    (rows, owner, key, list) => {
      if (!rows.create || !can('create', rows.name)) return undefined;
      const [input, ...others] = rows.create.inputs.filter(
        (each) => !each.list && each.reference?.resource === owner.name,
      );
      const value = key[input?.reference?.keyField ?? ''];
      if (!input || others.length > 0 || value === undefined) return undefined;
      return createHref(
        rows.name,
        new URLSearchParams({ [input.name]: value, [listParameter]: list }).toString(),
      );
    },
    [can],
  );
}
