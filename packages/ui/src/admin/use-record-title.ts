import type { ResourceDescriptor, ResourceRecord } from '@admin/gql';
import { useCallback } from 'react';

import { useNames } from './use-names.ts';

/** Title of a record, on its page and its form: its label, with the name of the resource before one that is only a number: «Заказ 26-019987». */
export function useRecordTitle({ name, key, label }: Pick<ResourceDescriptor, 'name' | 'key' | 'label'>): (record: ResourceRecord) => string {
  const names = useNames();
  return useCallback(
    (record) => {
      const text = label(record);
      return /\p{L}{2}/u.test(text) ? text : `${names.record(name)} ${text || key.map((field) => String(record[field])).join(', ')}`;
    },
    [names, name, key, label],
  );
}
