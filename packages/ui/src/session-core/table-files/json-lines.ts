import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isBoxedText } from '../../values/boxed-text.ts';
import { isComputed } from '../../values/computed-name.ts';
import { asSent } from '../../values/sent-value.ts';
import { utf8, type FileWriter } from './file-writer.ts';

/**
 * A line per record, as the server sent it, with the names and values of the schema in any
 * language.
 */
export function createJsonLinesWriter(fields: readonly FieldDescriptor[]): FileWriter {
  const written = fields.filter((field) => !isComputed(field));
  const line = (record: ResourceRecord) =>
    `${JSON.stringify(Object.fromEntries(written.map((field) => [field.name, withoutTypes(field.serialize ? asSent(field, record[field.name])[1] : record[field.name]) ?? null])))}\n`;
  return {
    write: (records) => (records.length === 0 ? [] : [utf8(records.map(line).join(''))]),
    end: () => [],
  };
}

/** Removes `__typename`s, which are selected for the cache. */
function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== 'object' || value === null || isBoxedText(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === '__typename' ? [] : [[name, withoutTypes(each)]],
    ),
  );
}
