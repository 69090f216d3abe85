import type { ReferenceDescriptor, ResourceRecord, Say } from '@admin/gql/resource';

import { visible } from './is-blank.ts';

/** What a record is called: its label, or its key where nothing of the label can be seen. */
export const recordText = (
  { key, label }: Pick<ReferenceDescriptor, 'key' | 'label'>,
  record: ResourceRecord,
  say?: Say,
): string => visible(label(record, say), key.map((field) => String(record[field])).join(', '));
