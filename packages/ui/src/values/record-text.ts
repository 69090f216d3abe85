import type { ReferenceDescriptor, ResourceRecord, Say } from '@admin/gql/resource';

import { visible } from './is-blank.ts';

/** Text of a record: its label, or its key where the label is blank. */
export const recordText = (
  { key, label }: Pick<ReferenceDescriptor, 'key' | 'label'>,
  record: ResourceRecord,
  say?: Say,
): string => visible(label(record, say), key.map((field) => String(record[field])).join(', '));
