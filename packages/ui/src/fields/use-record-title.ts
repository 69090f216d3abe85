import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import { useCallback } from 'react';

import { useNames } from '../resources/use-names.ts';
import { isBlank } from '../values/is-blank.ts';
import { useSay } from './use-say.ts';

/**
 * Title of a record on its page and its form: its label. A label without a word, such as a number,
 * is prefixed with the name of the resource: «Заказ 26-019987».
 */
export function useRecordTitle({
  name,
  key,
  label,
}: Pick<KeyedResource, 'name' | 'key' | 'label'>): (record: ResourceRecord) => string {
  const names = useNames();
  const say = useSay();
  return useCallback(
    (record) => {
      const text = label(record, say);
      // Tested without formats: the name of a month does not come from the record.
      return /\p{L}{2}/u.test(label(record))
        ? text
        : `${names.record(name)} ${isBlank(text) ? key.map((field) => String(record[field])).join(', ') : text}`;
    },
    [names, say, name, key, label],
  );
}
