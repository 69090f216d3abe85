import { describe, expect, it } from 'vitest';

import { UnparsedText } from '../../values/unparsed-text.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportCall, ImportTarget } from './import-target.ts';
import type { ImportedColumn } from './parse-row.ts';
import type { References } from './references.ts';
import { runImport, type RowsReport, type RunImportOptions, type SentCalls } from './run-import.ts';
import type { TableRow } from './table-row.ts';

const field = (name: string, reference?: ImportField['input']['reference']): ImportField => ({
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
    ...(reference && { reference }),
    value: (record) => record[name],
  },
});
const columns: readonly ImportedColumn[] = [
  field('title'),
  field('author', { resource: 'authors', keyField: 'id' }),
].map((each, at) => ({ at, header: each.name, field: each }));
const row = (at: number, author: string): TableRow => ({
  at,
  cells: [`Книга ${at}`, author].map((text) => ({ kind: 'text', text })),
});

async function* rowsOf(rows: readonly TableRow[]) {
  yield* rows;
}

/**
 * Our API: carries out each call once, by its name, and numbers the rows that it refuses by their
 * places.
 */
function api() {
  const outcomes = new Map<string, number>();
  const written: unknown[] = [];
  const calls: ImportCall[] = [];
  let isLost = false;
  const target: ImportTarget = {
    mostRows: 4,
    mostBytes: 10_000,
    keys: [],
    canTry: true,
    repeatable: 1_000,
    async write(call) {
      calls.push(call);
      const known = outcomes.get(call.id);
      if (known === undefined) {
        written.push(...call.rows.map(({ values }) => values['title']));
        outcomes.set(call.id, call.rows.length);
      }
      if (isLost) throw new Error('The answer was lost.');
      return { created: known ?? call.rows.length, updated: 0, refused: [] };
    },
  };
  return { target, written, calls, lose: (lost: boolean) => (isLost = lost) };
}

it('sends a call whose answer was lost as it was, though a record that one of its rows names has been made meanwhile: no row is passed over, or told of as written', async () => {
  const { target, written, calls, lose } = api();
  const authors = new Map([['Анна', '1']]);
  const references: References = {
    learn: async () => undefined,
    keyOf: (text) =>
      authors.get(text) ?? new UnparsedText(text, { key: 'import.problem.noRecord' }),
  };
  let sent: SentCalls | undefined;
  const reports: RowsReport[] = [];
  const run = (options: Partial<RunImportOptions>) =>
    runImport({
      table: {
        rows: () =>
          rowsOf([row(2, 'Анна'), row(3, 'Пётр'), row(4, 'Анна'), row(5, 'Анна'), row(6, 'Пётр')]),
      },
      parser: {
        columns,
        words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
        emptyCells: 'keep',
        isNew: true,
      },
      references: new Map([['author', references]]),
      target,
      id: 'i',
      key: [],
      dryRun: false,
      signal: new AbortController().signal,
      textOf: ({ key }) => key,
      onSend: async (now) => void (sent = structuredClone(now)),
      onRows: async (report) => void reports.push(report),
      ...options,
    });
  lose(true);
  await expect(run({})).rejects.toThrow('The answer was lost.');
  expect(reports).toEqual([]);
  lose(false);
  authors.set('Пётр', '2');
  await run({ sent });
  expect(calls[1]).toEqual(calls[0]);
  expect(written).toEqual(['Книга 2', 'Книга 4', 'Книга 5', 'Книга 6']);
  expect(
    reports.map(({ created, rows, refused }) => [created, rows, refused.map(({ at }) => at)]),
  ).toEqual([
    [3, 4, [3]],
    [1, 1, []],
  ]);
});

it('sends a call again that failed on the way, with growing waits, and gives up when that does not pass or is no use', async () => {
  const { target, written } = api();
  const run = async (failures: readonly string[], signal = new AbortController().signal) => {
    const waits: number[] = [];
    const failing = [...failures];
    const reports: RowsReport[] = [];
    const running = runImport({
      table: { rows: () => rowsOf([row(2, '')]) },
      parser: {
        columns,
        words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
        emptyCells: 'keep',
        isNew: true,
      },
      references: new Map(),
      id: failures.join(),
      key: [],
      dryRun: false,
      signal,
      textOf: ({ key }) => key,
      target: {
        ...target,
        waitAfter: (error) =>
          String(error).includes('way') ? 0 : String(error).includes('busy') ? 90_000 : undefined,
        write: async (call, ...rest) => {
          const failure = failing.shift();
          if (failure !== undefined) throw new Error(failure);
          return target.write(call, ...rest);
        },
      },
      onRows: async (report) => void reports.push(report),
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    return { waits, reports, error: await running.then(() => undefined, String) };
  };
  const passed = await run(['way', 'busy', 'way']);
  expect(passed).toMatchObject({ error: undefined, reports: [{ created: 1, rows: 1 }] });
  expect(passed.waits).toEqual([
    expect.toSatisfy((each: number) => each >= 250 && each <= 500),
    90_000,
    expect.toSatisfy((each: number) => each >= 1000 && each <= 2000),
  ]);
  expect(await run(['the right is missing'])).toMatchObject({
    waits: [],
    error: expect.stringContaining('right'),
  });
  const given = await run(Array.from({ length: 20 }, () => 'way'));
  expect(given.waits).toHaveLength(8);
  expect(given.error).toContain('way');
  expect(written).toEqual(['Книга 2']);
  const stopped = new AbortController();
  stopped.abort();
  expect((await run(['way'], stopped.signal)).waits).toEqual([]);
});

it('says of a row whose key stands further up where that is, and writes the first of them alone', async () => {
  const { target, written } = api();
  const authors = new Map([['Анна', '1']]);
  const reports: RowsReport[] = [];
  const twice = [
    row(2, 'Анна'),
    row(3, 'Анна'),
    { ...row(2, 'Анна'), at: 4 },
    row(5, 'Анна'),
    { ...row(2, 'Анна'), at: 6 },
  ];
  await runImport({
    table: { rows: () => rowsOf(twice) },
    parser: {
      columns,
      words: { yes: '', no: '', unbounded: '', empty: '', value: ({ value }) => value },
      emptyCells: 'keep',
      isNew: true,
    },
    references: new Map([
      [
        'author',
        {
          learn: async () => undefined,
          keyOf: (text) =>
            authors.get(text) ?? new UnparsedText(text, { key: 'import.problem.noRecord' }),
        },
      ],
    ]),
    target,
    id: 'i',
    key: ['title'],
    dryRun: false,
    signal: new AbortController().signal,
    textOf: ({ key, values }) => `${key} ${String(values?.['row'])}`,
    onRows: async (report) => void reports.push(report),
  });
  expect(written).toEqual(['Книга 2', 'Книга 3', 'Книга 5']);
  expect(reports.flatMap(({ refused }) => refused)).toEqual(
    [4, 6].map((at) => ({ at, reasons: [{ text: 'import.problem.repeatedRow 2' }] })),
  );
});

describe('rows of a tree, which name each other', () => {
  const parent = field('parent', { resource: 'sections', keyField: 'id' });
  const tree: readonly ImportedColumn[] = [
    { at: 0, header: 'name', field: field('name') },
    { at: 1, header: 'parent', field: parent },
  ];
  const words = {
    yes: '',
    no: '',
    unbounded: '',
    empty: '',
    value: ({ value }: { readonly value: string }) => value,
  };
  const branch = (at: number, name: string, above = ''): TableRow => ({
    at,
    cells: [name, above].map((text) => (text === '' ? null : { kind: 'text', text })),
  });

  /** A server that refuses what names a record that it does not have, and takes calls of four rows. */
  function sections(existing: readonly string[] = []) {
    const records = new Map(existing.map((name) => [name, 1]));
    const calls: (readonly [name: unknown, above: unknown])[][] = [];
    const references: References = {
      learn: async () => undefined,
      keyOf(text) {
        const count = records.get(text.toLowerCase()) ?? 0;
        return count === 1
          ? text.toLowerCase()
          : new UnparsedText(text, {
              key: `import.problem.${count === 0 ? 'noRecord' : 'severalRecords'}`,
            });
      },
    };
    const target: ImportTarget = {
      mostRows: 4,
      mostBytes: 10_000,
      keys: [],
      canTry: true,
      repeatable: 1_000,
      async write({ rows, dryRun }) {
        calls.push(rows.map(({ values }) => [values['name'], values['parent']]));
        if (!dryRun)
          for (const { values } of rows)
            records.set(
              String(values['name']).toLowerCase(),
              (records.get(String(values['name']).toLowerCase()) ?? 0) + 1,
            );
        return { created: rows.length, updated: 0, refused: [] };
      },
    };
    const run = async (rows: readonly TableRow[], options: Partial<RunImportOptions> = {}) => {
      const reports: RowsReport[] = [];
      const running = runImport({
        table: { rows: () => rowsOf(rows) },
        parser: { columns: tree, words, emptyCells: 'keep', isNew: true },
        references: new Map([['parent', references]]),
        names: new Map([['parent', ({ cells }) => [cells[0]?.text.toLowerCase() ?? '']]]),
        target,
        id: 'i',
        key: [],
        dryRun: false,
        signal: new AbortController().signal,
        textOf: ({ key, values }) => `${key} ${String(values?.['count'] ?? '')}`.trim(),
        onRows: async (report) => void reports.push(report),
        ...options,
      });
      const error = await running.then(() => undefined, String);
      return {
        reports,
        error,
        refused: reports.flatMap(({ refused }) => refused),
        created: reports.reduce((sum, { created }) => sum + created, 0),
      };
    };
    return { calls, run };
  }
  const rows = [
    branch(2, 'Leaf', 'twig'),
    branch(3, 'Twig', 'Branch'),
    branch(4, 'Branch', 'Root'),
    branch(5, 'Root'),
    branch(6, 'Moss', 'ROOT'),
  ];

  it('are written from the top, each behind what it hangs on', async () => {
    const { calls, run } = sections();
    const { refused, created } = await run(rows);
    expect([refused, created]).toEqual([[], 5]);
    expect(calls).toEqual([
      [['Root', undefined]],
      [['Branch', 'root']],
      [['Twig', 'branch']],
      [['Leaf', 'twig']],
      [['Moss', 'root']],
    ]);
  });

  it('are gone on with where that ended, those above others again first', async () => {
    const places: RowsReport['place'][] = [];
    await sections().run(rows, { onRows: async ({ place }) => void places.push(place) });
    expect(places[1]).toEqual({ next: 4, again: [2, 3], skip: [] });
    const { calls, run } = sections(['root', 'branch']);
    const { created, refused } = await run(rows, { from: places[1] });
    expect([refused, created]).toEqual([[], 3]);
    expect(calls).toEqual([
      [
        ['Twig', 'branch'],
        ['Moss', 'root'],
      ],
      [['Leaf', 'twig']],
    ]);
  });

  it('are checked without what they name of each other, in calls as large as they may be', async () => {
    const { calls, run } = sections(['stump']);
    const { refused, created } = await run(
      [...rows, branch(7, 'Fern', 'Stump'), branch(8, 'Fog', 'sky')],
      { dryRun: true },
    );
    expect(created).toBe(6);
    expect(refused).toEqual([
      { at: 8, reasons: [{ field: 'parent', text: 'import.problem.noRecord' }] },
    ]);
    expect(calls).toEqual([
      [
        ['Leaf', undefined],
        ['Twig', undefined],
        ['Branch', undefined],
        ['Root', undefined],
      ],
      [
        ['Moss', undefined],
        ['Fern', 'stump'],
      ],
    ]);
  });

  it('are refused where two of them are called what one names, as in writing so in the check', async () => {
    const twice = [branch(2, 'Root'), branch(3, 'root'), branch(4, 'Leaf', 'Root')];
    for (const dryRun of [true, false]) {
      const { refused } = await sections().run(twice, { dryRun });
      expect(
        refused.map(({ at, reasons }) => [at, reasons[0]?.field, reasons[0]?.text.split(' ')[0]]),
      ).toEqual([[4, 'parent', 'import.problem.severalRecords']]);
    }
  });

  it('are sent as they are where each waits for another', async () => {
    const { calls, run } = sections();
    const { refused } = await run([branch(2, 'A', 'B'), branch(3, 'B', 'A'), branch(4, 'C', 'C')]);
    expect(refused.map(({ at }) => at)).toEqual([4, 2, 3]);
    expect(calls).toEqual([]);
  });
});
