import type { KeyedResource, ResourceSummary, Say } from '@admin/gql/resource';

import type { DataClient } from '../../data/data-client.ts';
import { loadDescriptor } from '../../data/use-resource.ts';
import { isRefusal } from '../../data/ask-records.ts';
import type { ValueWords } from './cell-value.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportPlan } from './import-store.ts';
import type { OpenImport } from './import-types.ts';
import { importedColumns, type RowParser } from './parse-row.ts';
import { createReferences, keyOfText, type References } from './references.ts';
import { createRowNames, type RowNames } from './row-names.ts';

/** Context for reading the rows of any file. */
export interface ReadingContext {
  readonly client: DataClient;
  readonly resource: KeyedResource;
  readonly resources: readonly ResourceSummary[];
  readonly fields: readonly ImportField[];
  readonly words: ValueWords;
  readonly say: Say;
}

/** References that find the records named in cells, and the names of records in a tree. */
export async function referencesOf(
  context: ReadingContext,
  opened: OpenImport,
): Promise<{
  readonly references: ReadonlyMap<string, References>;
  readonly names: ReadonlyMap<string, RowNames>;
}> {
  const { client, resource, resources, fields, say } = context;
  const { plan } = opened;
  const references = new Map<string, References>();
  const rowNames = new Map<string, RowNames>();
  for (const { field } of importedColumns(plan.headers, plan.mapping, fields)) {
    const { reference } = field.input;
    const summary = resources.find(({ name }) => name === reference?.resource);
    if (!reference || !summary) continue;
    const other = await loadDescriptor(client, summary);
    if (other.key === null) continue;
    const by = plan.namedBy[field.name] ?? 'either';
    const { keyField } = reference;
    const isOwn = other.name === resource.name;
    if (isOwn)
      rowNames.set(
        field.name,
        createRowNames({ resource: other, keyField, by, say, parser: parserOf(context, opened) }),
      );
    references.set(
      field.name,
      by === 'key'
        ? { learn: async () => undefined, keyOf: (text) => keyOfText(other, keyField, text) }
        : createReferences({
            client,
            resource: other,
            keyField,
            by,
            grows: isOwn,
            say,
            isRefusal,
          }),
    );
  }
  return { references, names: rowNames };
}

// A generated key finds a record. New records get it only if the user has chosen so.
const columnsOf = (
  fields: readonly ImportField[],
  { headers, mapping, key, takesKeys }: ImportPlan,
) =>
  importedColumns(headers, mapping, fields).filter(
    ({ field }) => !field.isKeyOnly || key.includes(field.name) || takesKeys === true,
  );

export function parserOf(
  { fields, words }: Pick<ReadingContext, 'fields' | 'words'>,
  { table, plan }: Pick<OpenImport, 'table' | 'plan'>,
): Omit<RowParser, 'referenced'> {
  return {
    columns: columnsOf(fields, plan),
    words,
    numbers: plan.numbers,
    emptyCells: plan.emptyCells,
    isNew: plan.key.length === 0,
    // A workbook may have notes outside of the table. A line of a text file is part of the table.
    width: table.hasKinds ? undefined : plan.headers.length,
  };
}
