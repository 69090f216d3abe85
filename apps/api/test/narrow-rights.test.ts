import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { createHostileDatabase, type Secrets } from './hostile-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { query } from './shop-database.ts';

const guessed: Secrets = { text: 'guess', uuid: '00000000-0000-4000-8000-00000000000a' };
const other: Secrets = { text: 'longer-other', uuid: '00000000-0000-4000-8000-00000000000b' };

let postgres: TestPostgres;
const admins: TestAdmin[] = [];
const urls: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  for (const [name, secrets] of Object.entries({ guessed, other })) {
    const url = await createHostileDatabase(postgres.url, name, secrets);
    urls.push(url);
    admins.push(await startAdmin({ DATABASE_URL: url }));
  }
}, 120_000);
afterAll(async () => {
  for (const admin of admins) await admin.server.close();
  await postgres?.stop();
});

interface Person {
  readonly id: number;
  readonly name: string;
  readonly hired: number;
  readonly revision: string;
}

describe('a record of a table with privileges of columns', () => {
  const record = 'id name hired revision';
  const list = (visitor: Visitor) =>
    visitor.ask<{ users: { nodes: readonly Person[] } }>(
      `{ users(orderBy: [ID_ASC]) { nodes { ${record} } } }`,
    );
  const page = async (visitor: Visitor, id = 2) =>
    (await visitor.ask<{ user: Person }>(`{ user(id: ${id}) { ${record} } }`)).data!.user;
  const save = (visitor: Visitor, patch: Partial<Person>, revision?: string) =>
    visitor.ask<{ updateUser: { user: Person } | null }>(
      `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { ${record} } } }`,
      { input: { id: 2, patch, revision } },
    );

  it('is listed, shown and saved, and no update is lost', async () => {
    for (const role of ['viewer', 'editor', 'owner'] as const) {
      const { data, errors } = await list(await admins[0]!.signedIn(role));
      expect(errors).toBeUndefined();
      expect(data?.users.nodes).toHaveLength(2);
    }
    for (const admin of admins) {
      const editor = await admin.signedIn('editor');
      const first = await page(editor);
      const saved = await save(editor, { hired: 2010 }, first.revision);
      expect(saved.errors).toBeUndefined();
      const second = saved.data!.updateUser!.user;
      expect(second).toEqual({ ...first, hired: 2010, revision: expect.any(String) });
      expect(second.revision).not.toBe(first.revision);
      expect(await page(editor)).toEqual(second);

      const late = await save(editor, { hired: 2020 }, first.revision);
      expect(codeOf(late)).toBe('CONFLICT');
      expect(late.errors?.[0]?.extensions?.['current']).toEqual(second);
      const deletion = await editor.ask(
        'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { user { id } } }',
        { input: { id: 2, revision: first.revision } },
      );
      expect(codeOf(deletion)).toBe('CONFLICT');
      expect(await page(editor)).toEqual(second);
      // The state is that of the values: what is as it was may be saved.
      expect((await save(editor, { hired: first.hired }, second.revision)).errors).toBeUndefined();
      expect(await page(editor)).toEqual(first);
    }
  });

  it('lets one of many updates with the same revision through', async () => {
    const editor = await admins[0]!.signedIn('editor');
    const { hired, revision } = await page(editor);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(editor, { hired: 2030 + at }, revision)),
    );
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(7);
    expect((await save(editor, { hired })).errors).toBeUndefined();
  });

  it('has no secret in its revision', async () => {
    const revisions = await Promise.all(
      admins.map(async (admin) => {
        const viewer = await admin.signedIn('viewer');
        return [(await page(viewer, 1)).revision, (await page(viewer, 2)).revision];
      }),
    );
    expect(revisions[0]?.[0]).not.toBe(revisions[0]?.[1]);
    expect(revisions[0]).toEqual(revisions[1]);
  });
});

describe('an import', () => {
  let editor: Visitor;
  beforeAll(async () => {
    editor = await admins[0]!.signedIn('editor');
  });

  let calls = 0;
  const send = (input: Record<string, unknown>) =>
    editor.ask<{ importRecords: Record<string, unknown> }>(
      'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { created updated refused { row code message columns } } }',
      { input: { id: `rights ${(calls += 1)}`, ...input } },
    );

  it('is offered unique keys of readable columns alone, by constraint or index', async () => {
    const { data } = await editor.ask<{ viewer: { importRules: unknown } }>(
      '{ viewer { importRules(input: { type: "User" }) { keys } } }',
    );
    expect(data?.viewer.importRules).toEqual({ keys: [['id'], ['email'], ['name', 'hired']] });
  });

  it('finds records by no other key', async () => {
    for (const key of [
      ['id', 'passwordHash'],
      ['apiToken'],
      ['name'],
      ['id', 'name'],
      ['dossier'],
    ]) {
      const row = { id: 1, name: 'x', passwordHash: guessed.text, apiToken: guessed.text };
      const answer = await send({ type: 'User', key, rows: [row], dryRun: true });
      expect([key, codeOf(answer)]).toEqual([key, 'BAD_USER_INPUT']);
    }
    const found = await send({
      type: 'User',
      key: ['hired', 'name'],
      rows: [{ name: 'Анна', hired: 2001, email: 'a@x.example' }],
      dryRun: true,
    });
    expect(found.data?.importRecords).toEqual({ created: 0, updated: 1, refused: [] });
  });

  it('says of a secret and of a computed column that it is not written, and changes nothing', async () => {
    for (const column of ['passwordHash', 'apiToken', 'codeWord', 'dossier', 'twice']) {
      const rows = [{ id: 1, name: 'Анна', [column]: column === 'twice' ? 4 : 'x' }];
      const answer = await send({ type: 'User', key: ['id'], rows });
      expect(answer.data?.importRecords).toMatchObject({
        updated: 0,
        refused: [{ row: 0, code: 'BAD_USER_INPUT', columns: [column] }],
      });
    }
  });

  it.each([true, false])(
    'says of each row what a policy refuses, and takes the others (only tried: %s)',
    async (dryRun) => {
      const made = await send({
        type: 'Note',
        dryRun,
        rows: [
          { id: 11, title: 'first' },
          { id: 12, title: 'forbidden' },
          { id: 13, title: 'third' },
        ],
      });
      expect(made.errors).toBeUndefined();
      expect(made.data?.importRecords).toMatchObject({
        created: 2,
        refused: [{ row: 1, code: 'FORBIDDEN', columns: [] }],
      });
      const changed = await send({
        type: 'Note',
        dryRun,
        key: ['id'],
        rows: [
          { id: 1, title: 'forbidden' },
          { id: 1, title: 'again' },
          { id: 2, title: 'not fixed' },
          { id: 14, title: 'forbidden' },
          { id: 15, title: 'fifth' },
        ],
      });
      expect(changed.data?.importRecords).toMatchObject({
        created: 1,
        updated: 0,
        refused: [
          { row: 0, code: 'FORBIDDEN' },
          { row: 1, code: 'REPEATED_KEY' },
          { row: 2, code: 'NOT_WRITTEN' },
          { row: 3, code: 'FORBIDDEN' },
        ],
      });
      const { data } = await editor.ask<{ notes: { nodes: readonly { title: string }[] } }>(
        '{ notes(orderBy: [ID_ASC]) { nodes { title } } }',
      );
      const added = dryRun ? [] : ['first', 'third', 'fifth'];
      expect(data?.notes.nodes.map(({ title }) => title)).toEqual(['open', 'fixed', ...added]);
    },
  );

  it('says of a record that may not be seen what it says of none', async () => {
    const said = async (id: number) => {
      const answers = [
        await editor.ask(`{ note(id: ${id}) { title } }`),
        await editor.ask(
          `mutation { updateNote(input: { id: ${id}, patch: { title: "x" } }) { note { id } } }`,
        ),
        await editor.ask(
          `mutation { updateNote(input: { id: ${id}, revision: "0", patch: { title: "x" } }) { note { id } } }`,
        ),
        await editor.ask(`mutation { deleteNote(input: { id: ${id} }) { note { id } } }`),
        await editor.ask(
          `mutation { deleteNote(input: { id: ${id}, revision: "0" }) { note { id } } }`,
        ),
      ];
      return answers.map(({ data, errors }) => ({ data, errors }));
    };
    const hidden = await said(3);
    expect(hidden.slice(1).map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'NOT_FOUND'));
    expect(JSON.stringify(hidden)).toBe(JSON.stringify(await said(99)));
    const { data } = await send({
      type: 'Note',
      key: ['id'],
      rows: [{ id: 3, title: 'mine now' }],
    });
    expect(data?.importRecords).toMatchObject({
      created: 0,
      updated: 0,
      refused: [{ row: 0, code: 'NOT_FOUND', columns: ['id'] }],
    });
    expect(await query(urls[0]!, 'select title from notes where id = 3')).toEqual([
      { title: 'hidden' },
    ]);
  });

  it('is refused as a whole for a table that the role may not write', async () => {
    const url = urls[0]!;
    await query(url, 'revoke insert, update on notes from admin_editor');
    try {
      for (const key of [undefined, ['id']]) {
        const answer = await send({ type: 'Note', key, rows: [{ id: 1, title: 'written' }] });
        expect([key, codeOf(answer)]).toEqual([key, 'FORBIDDEN']);
      }
    } finally {
      await query(url, 'grant insert, update on notes to admin_editor');
    }
  });
});
