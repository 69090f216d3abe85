import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FairQueue } from '../src/database/adaptor/fair-queue.ts';
import { openDatabase } from '../src/database/database.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { copyEmbedded, type Copy } from './copy-embedded.ts';

/** A tree whose rows take some milliseconds each. */
const slowTree = `
  create table branches (
    id int primary key,
    parent_id int references branches deferrable initially deferred,
    name text not null unique check (name <> 'refused')
  );
  create function work() returns trigger language plpgsql as $$ begin
    perform sum(i) from generate_series(1, 20000) i;
    return new;
  end $$;
  create trigger work before insert on branches for each row execute function work();
`;

/** A table that takes two rows at a time, each in some milliseconds. */
const narrowTable = `
  create table crates (id int primary key, name text not null);
  create trigger work before insert on crates for each row execute function work();
  create function take_two() returns trigger language plpgsql as $$ begin
    if (select count(*) from added) > 2 then
      raise 'Two at a time.' using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create trigger take_two after insert on crates referencing new table as added
    for each statement execute function take_two();
`;

let copy: Copy;
let admin: TestAdmin;
let editor: Visitor;
let viewer: Visitor;

beforeAll(async () => {
  copy = await copyEmbedded('new');
  const database = await openDatabase({ dataDir: copy.dataDir, statementTimeout: 0 });
  await database.pool.query(slowTree + narrowTable);
  await database.close();
  admin = await startAdmin({ ADMIN_DATA_DIR: copy.dataDir });
  editor = await admin.signedIn('editor');
  viewer = await admin.signedIn('viewer');
}, 60_000);
afterAll(async () => {
  await admin?.server.close();
  copy?.remove();
});
afterEach(() => void vi.restoreAllMocks());

interface Outcome {
  readonly created: number;
  readonly refused: readonly { readonly row: number; readonly code: string }[];
}
const send = async (visitor: Visitor, input: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await visitor.ask<{ importRecords: Outcome }>(
    'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created refused { row code } } }',
    { input: { type: 'Branch', ...input } },
  );
  expect(errors).toBeUndefined();
  return data!.importRecords;
};
const branches = async () =>
  (
    await viewer.ask<{ branches: { nodes: readonly { readonly id: number }[] } }>(
      '{ branches(first: 500, orderBy: [ID_ASC]) { nodes { id } } }',
    )
  ).data!.branches.nodes.map(({ id }) => id);

describe('an import of refused rows on the embedded database', () => {
  it('lets others have their turns, whatever number of rows is refused', async () => {
    const rows = Array.from({ length: 500 }, (_, id) => ({ id, name: 'refused' }));
    await viewer.ask('{ branches { totalCount } }');
    const order: string[] = [];
    const turns = vi.spyOn(FairQueue.prototype, 'run');
    const importing = send(editor, { id: 'refused', rows }).then(
      (outcome) => (order.push('import'), outcome),
    );
    await expect.poll(() => turns.mock.calls.length, { interval: 1 }).toBeGreaterThan(1);
    for (let at = 0; at < 10; at += 1) {
      expect((await viewer.ask('{ branches { totalCount } }')).errors).toBeUndefined();
      order.push('other');
    }
    expect(await importing).toEqual({
      created: 0,
      refused: rows.map((_, row) => ({ row, code: 'CHECK_VIOLATION' })),
    });
    expect(order).toEqual([...Array.from({ length: 10 }, () => 'other'), 'import']);
  }, 60_000);

  it('writes what one transaction would write, and that at once', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      id: at === 50 ? 3 : at,
      // Behind it, before it, and nowhere.
      parentId: at === 90 ? 119 : at === 91 ? 1 : at === 92 ? 1_000 : null,
      name: at % 7 === 5 ? 'refused' : `branch ${at}`,
    }));
    const refused = rows.flatMap(({ name }, row) => {
      const code =
        name === 'refused'
          ? 'CHECK_VIOLATION'
          : row === 50
            ? 'UNIQUE_VIOLATION'
            : row === 92
              ? 'FOREIGN_KEY_VIOLATION'
              : undefined;
      return code === undefined ? [] : [{ row, code }];
    });
    const outcome = { created: rows.length - refused.length, refused };
    const turns = vi.spyOn(FairQueue.prototype, 'run');
    const seen = new Set<number>();
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) seen.add((await branches()).length);
    })();
    expect(await send(editor, { id: 'tried', rows, dryRun: true })).toEqual(outcome);
    expect([...seen]).toEqual([0]);
    const before = turns.mock.calls.length;
    expect(await send(editor, { id: 'written', rows })).toEqual(outcome);
    expect(turns.mock.calls.length - before).toBeGreaterThan(3);
    over.abort();
    await watching;
    expect([...seen].filter((count) => count !== 0 && count !== outcome.created)).toEqual([]);
    const refusedRows = new Set(refused.map(({ row }) => row));
    const written = rows.filter((_, row) => !refusedRows.has(row)).map(({ id }) => id);
    expect(await branches()).toEqual(written.toSorted((a, b) => a - b));
    expect(await send(editor, { id: 'written', rows })).toEqual(outcome);
    expect(await branches()).toHaveLength(outcome.created);
  }, 60_000);

  it('comes to an end where what was taken in parts is refused as a whole', async () => {
    const rows = Array.from({ length: 120 }, (_, id) => ({ id, name: `crate ${id}` }));
    expect(await send(editor, { type: 'Crate', id: 'parts', rows })).toEqual({
      created: rows.length,
      refused: [],
    });
  }, 30_000);
});
