import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';

import { isBoxedText } from '../../values/boxed-text.ts';
import { isComputed } from '../../values/computed-name.ts';
import { asSent } from '../../values/sent-value.ts';
import { utf8, type FileWriter } from './file-writer.ts';

/**
 * A record a line, as the server sent it: names and values of the schema, of every language the
 * same.
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

/** Names of types are added for the cache. */
function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== 'object' || value === null || isBoxedText(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === '__typename' ? [] : [[name, withoutTypes(each)]],
    ),
  );
}
