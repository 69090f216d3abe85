import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { expect, it } from 'vitest';

import { dataClientOf } from '../../data/data-client.ts';
import { sampleDescriptors } from '../../testing/index.ts';
import { createApiTarget } from './api-target.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportedColumn } from './parse-row.ts';
import { runImport, type RowsReport } from './run-import.ts';
import type { TableRow } from './table-row.ts';

const { books } = sampleDescriptors;

/** Bytes of a request that imports records, as the API counts them. */
const mostOfMany = 1_000_000;

/** An API that refuses a request of more bytes, and takes 500 rows a call. */
async function api() {
  const sizes: number[] = [];
  const client = dataClientOf(
    createAdminClient({
      schema: emptySchemaConfig,
      link: new ApolloLink(
        ({ operationName, query, variables }) =>
          new Observable((observer) => {
            if (operationName === 'ImportRules')
              observer.next({
                data: {
                  viewer: {
                    __typename: 'Viewer',
                    id: '1',
                    importRules: {
                      __typename: 'ImportRules',
                      mostRows: 500,
                      keys: [['id']],
                      takableKey: null,
                    },
                  },
                },
              });
            else {
              const body = JSON.stringify({ operationName, variables, query: print(query) });
              const size = Buffer.byteLength(body);
              sizes.push(size);
              if (size > mostOfMany) {
                observer.error(new Error(`413: ${size} bytes`));
                return;
              }
              observer.next({
                data: {
                  importRecords: {
                    __typename: 'ImportRecordsPayload',
                    created: variables['input'].rows.length,
                    updated: 0,
                    refused: [],
                  },
                },
              });
            }
            observer.complete();
          }),
      ),
    }),
  );
  const target = await createApiTarget({
    client,
    resource: books,
    reasonOf: ({ message }) => ({ text: message }),
  });
  if (!target) throw new Error('The API imports books.');
  return { target, sizes };
}

const field = (name: string): ImportField => ({
  name,
  label: name,
  headers: [name],
  path: [name],
  required: false,
  isKeyOnly: false,
  isNeverEmpty: false,
  input: {
    name,
    kind: 'string',
    required: false,
    nullable: true,
    value: (record) => record[name],
  },
});
const columns: readonly ImportedColumn[] = [
  { at: 0, header: 'annotation', field: field('annotation') },
];

async function importTexts(texts: readonly string[], dryRun = false) {
  const { target, sizes } = await api();
  const reports: RowsReport[] = [];
  await runImport({
    table: {
      async *rows() {
        for (const [at, text] of texts.entries())
          yield { at: at + 2, cells: [{ kind: 'text', text }] } satisfies TableRow;
      },
    },
    parser: {
      columns,
      words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
      emptyCells: 'keep',
      isNew: true,
    },
    references: new Map(),
    target,
    id: crypto.randomUUID(),
    key: [],
    dryRun,
    signal: new AbortController().signal,
    textOf: ({ key, values }) => `${key} ${values?.['size']} ${values?.['most']}`,
    onRows: async (report) => void reports.push(report),
    wait: async () => undefined,
  });
  return {
    sizes,
    created: reports.reduce((sum, { created }) => sum + created, 0),
    rows: reports.reduce((sum, { rows }) => sum + rows, 0),
    refused: reports.flatMap(({ refused }) => refused),
  };
}

it('sends rows of three kilobytes in requests that the API takes, whatever their letters', async () => {
  for (const letter of ['a', 'ж', '"', '漢']) {
    const { sizes, created } = await importTexts(
      Array.from({ length: 600 }, () => letter.repeat(1_500)),
    );
    expect(created).toBe(600);
    expect(Math.max(...sizes)).toBeLessThan(900_000);
  }
});

it.each([true, false])(
  'refuses a row at its place that no request has room for, and takes the others (check: %s)',
  async (dryRun) => {
    const { sizes, created, rows, refused } = await importTexts(
      ['до', 'ж'.repeat(460_000), 'после'],
      dryRun,
    );
    expect(sizes).toHaveLength(1);
    expect([created, rows]).toEqual([2, 3]);
    expect(refused).toEqual([{ at: 3, reasons: [{ text: 'import.problem.rowTooLarge 921 880' }] }]);
  },
);
