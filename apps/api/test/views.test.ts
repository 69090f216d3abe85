import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Visitor } from './admin.ts';
import { query } from './shop-database.ts';
import { startShop, type StartedShop } from './started-shop.ts';

interface View {
  readonly id: number;
  readonly name: string;
  readonly columns: readonly string[] | null;
  readonly layout: string | null;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
  readonly revision: number;
}

const fields = 'id name columns layout isShared isDefault mayChange revision';
const list = 'orders';
const views = async (visitor: Visitor, of = list): Promise<readonly View[]> =>
  (
    await visitor.ask<{ viewer: { views: readonly View[] } }>(
      `query ($list: String!) { viewer { views(input: { list: $list }) { ${fields} } } }`,
      { list: of },
    )
  ).data!.viewer.views;
const save = (visitor: Visitor, input: Record<string, unknown>) =>
  visitor.ask<{ writeSavedView: { view: View } }>(
    `mutation ($input: WriteSavedViewInput!) { writeSavedView(input: $input) { view { ${fields} } } }`,
    { input: { list, ...input } },
  );
const create = async (
  visitor: Visitor,
  name: string,
  more: Record<string, unknown> = {},
): Promise<View> =>
  (await save(visitor, { name, query: 'status.in=new', position: 1, ...more })).data!.writeSavedView
    .view;
const remove = (visitor: Visitor, { id, revision }: View) =>
  visitor.ask(
    'mutation ($input: RemoveSavedViewInput!) { removeSavedView(input: $input) { viewer { id } } }',
    { input: { list, id, revision } },
  );
const openIn = (visitor: Visitor, id: number | null) =>
  visitor.ask(
    'mutation ($input: OpenInSavedViewInput!) { openInSavedView(input: $input) { viewer { id } } }',
    { input: { list, id } },
  );
const names = async (visitor: Visitor) => (await views(visitor)).map(({ name }) => name);

describe.each(['embedded', 'served'] as const)('views of lists on the %s database', (kind) => {
  let shop: StartedShop;
  let viewer: Visitor;
  let editor: Visitor;
  let boss: Visitor;

  beforeAll(async () => {
    shop = await startShop(kind);
    ({ viewer, editor, boss } = shop);
  });
  afterAll(() => shop?.stop());

  it('are their own for everybody, of one list, in their order', async () => {
    await create(viewer, 'second', { position: 2 });
    const first = await create(viewer, 'first', { columns: ['number'] });
    expect(first).toMatchObject({
      columns: ['number'],
      isShared: false,
      isDefault: false,
      mayChange: true,
      revision: 1,
    });
    expect(await names(viewer)).toEqual(['first', 'second']);
    expect([await names(editor), await views(viewer, 'customers')]).toEqual([[], []]);
    await save(viewer, { id: first.id, revision: 1, position: 3 });
    expect(await names(viewer)).toEqual(['second', 'first']);
    for (const view of await views(viewer)) await remove(viewer, view);
  });

  it('are told of all lists at once, those of others only where they are for everybody', async () => {
    const own = await create(viewer, 'own', { list: 'customers' });
    const shared = await create(editor, 'for all', { isShared: true });
    const hidden = await create(editor, 'not for all', { list: 'products' });
    const { data } = await viewer.ask<{
      viewer: { views: readonly { list: string; name: string }[] };
    }>('{ viewer { views(input: {}) { list name } } }');
    expect(data?.viewer.views.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { list: 'orders', name: 'for all' },
      { list: 'customers', name: 'own' },
    ]);
    for (const [visitor, of, view] of [
      [viewer, 'customers', own],
      [editor, 'orders', shared],
      [editor, 'products', hidden],
    ] as const) {
      expect(
        codeOf(
          await visitor.ask(
            'mutation ($input: RemoveSavedViewInput!) { removeSavedView(input: $input) { viewer { id } } }',
            { input: { list: of, id: view.id, revision: view.revision } },
          ),
        ),
      ).toBeUndefined();
    }
  });

  it('keep how the table is arranged until that is taken back, and leave it alone where nothing is said of it', async () => {
    const layout = '{"density":"compact"}';
    const { id } = await create(viewer, 'arranged', { layout });
    expect(
      (await save(viewer, { id, revision: 1, name: 'renamed' })).data?.writeSavedView.view,
    ).toMatchObject({ name: 'renamed', layout });
    expect(
      (await save(viewer, { id, revision: 2, layout: null })).data?.writeSavedView.view,
    ).toMatchObject({ name: 'renamed', layout: null });
    expect(codeOf(await save(viewer, { id, revision: 3, layout: 'x'.repeat(50_001) }))).toBe(
      'BAD_USER_INPUT',
    );
    for (const view of await views(viewer)) await remove(viewer, view);
  });

  it('are seen by all when an editor shows them, and changed by editors alone', async () => {
    expect(codeOf(await save(viewer, { name: 'x', query: '', position: 1, isShared: true }))).toBe(
      'FORBIDDEN',
    );
    const shared = await create(editor, 'for all', { isShared: true });
    expect((await views(viewer)).map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ['for all', false],
    ]);
    expect(codeOf(await save(viewer, { id: shared.id, revision: 1, name: 'mine' }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await save(viewer, { id: shared.id, revision: 1, isShared: false }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await remove(viewer, shared))).toBe('FORBIDDEN');
    expect(
      (await save(boss, { id: shared.id, revision: 1, name: 'by another' })).data?.writeSavedView
        .view,
    ).toMatchObject({ name: 'by another', revision: 2 });
    expect(codeOf(await save(editor, { id: shared.id, revision: 1, name: 'too late' }))).toBe(
      'CONFLICT',
    );
    expect(codeOf(await remove(editor, shared))).toBe('CONFLICT');
    expect(await names(viewer)).toEqual(['by another']);
    await remove(editor, (await views(editor))[0]!);
    expect(await names(viewer)).toEqual([]);
  });

  it('of somebody else are as if they were not there', async () => {
    const own = await create(editor, 'own');
    expect(codeOf(await save(boss, { id: own.id, revision: 1, name: 'taken' }))).toBe('CONFLICT');
    expect(codeOf(await remove(boss, own))).toBe('CONFLICT');
    expect(codeOf(await openIn(boss, own.id))).toBe('CONFLICT');
    expect(await names(editor)).toEqual(['own']);
    await remove(editor, own);
  });

  it('have one for each person that the list opens in', async () => {
    const shared = await create(editor, 'for all', { isShared: true });
    const own = await create(editor, 'own', { position: 2 });
    const opens = async (visitor: Visitor) =>
      (await views(visitor)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
    await openIn(viewer, shared.id);
    await openIn(editor, shared.id);
    await openIn(editor, own.id);
    expect([await opens(viewer), await opens(editor)]).toEqual([['for all'], ['own']]);
    await openIn(editor, null);
    await remove(editor, shared);
    expect([await opens(viewer), await opens(editor)]).toEqual([[], []]);
    await remove(editor, own);
  });

  it('keep both of two changes that are made at once to two views, and one of two to the same', async () => {
    const [one, other] = [
      await create(editor, 'one'),
      await create(editor, 'other', { position: 2 }),
    ];
    await Promise.all([
      save(editor, { id: one.id, revision: 1, name: 'one!' }),
      save(editor, { id: other.id, revision: 1, name: 'other!' }),
    ]);
    expect(await names(editor)).toEqual(['one!', 'other!']);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => save(editor, { id: one.id, revision: 2, name })),
    );
    expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(2);
    for (const view of await views(editor)) await remove(editor, view);
  });

  it('are refused where they have no name, or too much of one', async () => {
    for (const name of ['', ' ', 'x'.repeat(101), 'a\0b'])
      expect(codeOf(await save(editor, { name, query: '', position: 1 }))).toBe('BAD_USER_INPUT');
    expect(await names(editor)).toEqual([]);
  });

  it('of one editor for everybody leave the list of all views light, and others room for theirs', async () => {
    const layout = 'я'.repeat(30_000);
    const messages = new Set<string>();
    for (let place = 0; place < 25; place += 1) {
      const { errors } = await save(editor, {
        name: `large ${place}`,
        query: '',
        position: place,
        layout,
        isShared: true,
      });
      for (const { message, extensions } of errors ?? [])
        messages.add(`${String(extensions?.code)}: ${message}`);
    }
    expect([...messages]).toEqual([
      'BAD_USER_INPUT: The views of an account have at most 1 MB together, for they are read with every list of views. Remove some of them first.',
    ]);
    const heard = await viewer.ask(`{ viewer { views(input: {}) { list query ${fields} } } }`);
    expect(Buffer.byteLength(JSON.stringify(heard.data))).toBeLessThan(1_100_000);
    const small = await create(boss, 'small', { isShared: true });
    await remove(boss, small);
    const own = (await views(editor)).find(({ name }) => name.startsWith('large'))!;
    // What is large can be made smaller.
    expect(
      codeOf(await save(editor, { id: own.id, revision: own.revision, layout: null })),
    ).toBeUndefined();
    for (const view of await views(editor)) await remove(editor, view);
  });

  it('are each of 64 kB at most, in bytes', async () => {
    const answer = await save(viewer, {
      name: 'x',
      query: '',
      position: 1,
      layout: 'я'.repeat(33_000),
    });
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'A view has at most 64 kB, for it is read with every list of views. Leave out columns, or shorten its query.',
    ]);
  });

  it.runIf(kind === 'served')('for everybody have 4 MB together', async () => {
    await query(
      shop.databaseUrl!,
      `with account as (insert into admin.accounts (email, name, role) select 'many-' || n || '@shop.example', 'x', 'editor' from generate_series(1, 5) n returning id)
       insert into admin.views (account_id, list, name, query, position, shared, layout)
       select account.id, 'products', 'large', '', n, true, repeat('x', 50000) from account, generate_series(1, 16) n`,
    );
    const answers: unknown[] = [];
    for (let place = 0; place < 6; place += 1)
      answers.push(
        (
          await save(boss, {
            name: `more ${place}`,
            query: '',
            position: 1,
            isShared: true,
            layout: 'x'.repeat(50_000),
          })
        ).errors?.[0]?.message,
      );
    expect(answers[0]).toBeUndefined();
    expect(answers.at(-1)).toBe(
      'The views for everybody are 2000 at most and have at most 4 MB together, for everybody reads them with every list of views. Remove some of them first, or save this one for yourself.',
    );
    await query(shop.databaseUrl!, 'delete from admin.views');
  });

  it('are nobody’s without a session', async () => {
    const stranger = shop.admin.visitor();
    expect(codeOf(await save(stranger, { name: 'x', query: '', position: 1 }))).toBe(
      'UNAUTHENTICATED',
    );
    expect(
      (await stranger.ask('{ viewer { views(input: { list: "orders" }) { id } } }')).data,
    ).toEqual({ viewer: null });
  });
});
