import { buildSchema, graphql, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { inferModel } from '../src/infer/index.ts';
import { written } from './written.ts';

/**
 * Lists that come in pages, and writes that link: keys alone as of Strapi, rows between two records
 * as of Directus, `connect` and `disconnect` as of Keystone.
 */
const sdl = `
  type Query {
    posts(limit: Int, offset: Int, sort: [String] = ["id:asc"]): [Post!]! post(id: ID!): Post
    tags(limit: Int, offset: Int, sort: [String] = ["id:asc"]): [Tag!]! tag(id: ID!): Tag
  }
  type Post {
    id: ID! title: String!
    keys(limit: Int, offset: Int, sort: [String] = ["id:asc"]): [Tag!]!
    rows(limit: Int, offset: Int, sort: [String] = ["id:asc"]): [PostTag!]!
    changes(take: Int, skip: Int): [Tag!]!
  }
  type Tag { id: ID! name: String! }
  type PostTag { id: ID! post: Post tag: Tag }
  type Mutation { createPost(data: PostCreate!): Post updatePost(id: ID!, data: PostUpdate!): Post }
  input PostCreate { title: String! keys: [ID] rows: [PostTagCreate] changes: Changes }
  input PostUpdate { title: String keys: [ID] rows: [PostTagUpdate] changes: Changes }
  input PostTagCreate { id: ID post: PostCreate tag: TagCreate }
  input PostTagUpdate { id: ID post: PostUpdate tag: TagUpdate }
  input TagCreate { id: ID name: String! }
  input TagUpdate { id: ID name: String }
  input ById { id: ID! }
  input Changes { connect: [ById!] disconnect: [ById!] set: [ById!] }`;

interface Row {
  readonly id: number;
  /** Absent: nobody may see what is linked. */
  readonly tag: string | undefined;
}
interface Post {
  keys: readonly string[];
  rows: readonly Row[];
  changes: readonly string[];
}
interface Page {
  readonly limit?: number;
  readonly take?: number;
  readonly sort?: readonly string[];
}
interface Data {
  readonly keys?: readonly string[];
  readonly rows?: readonly { readonly id?: string; readonly tag?: { readonly id: string } }[];
  readonly changes?: Partial<Record<'connect' | 'disconnect' | 'set', readonly { id: string }[]>>;
}

/** A server that keeps one post, and gives pages of `most` at most, whatever is asked for. */
function server(post: Post, most = Infinity) {
  const sent: unknown[] = [];
  const tagOf = (id: string) => ({ id, name: `Tag ${id}` });
  const paged = <T extends { readonly id: string | number }>(
    all: readonly T[],
    { limit, take = limit ?? 2, sort }: Page,
  ): readonly T[] => {
    const up = all.toSorted((a, b) => Number(a.id) - Number(b.id));
    return (sort?.[0]?.endsWith(':desc') ? up.toReversed() : up).slice(0, Math.min(take, most));
  };
  const answer = () => ({
    id: '1',
    title: 'First',
    keys: (page: Page) => paged(post.keys.map(tagOf), page),
    rows: (page: Page) =>
      paged(post.rows, page).map(({ id, tag }) => ({
        id,
        tag: tag === undefined ? null : tagOf(tag),
      })),
    changes: (page: Page) => paged(post.changes.map(tagOf), page),
  });
  const write = ({ data }: { readonly data: Data }) => {
    sent.push(structuredClone(data));
    if (data.keys) post.keys = data.keys;
    if (data.rows)
      post.rows = data.rows.map((row, at): Row => {
        const known = post.rows.find(({ id }) => String(id) === row.id);
        return known ?? { id: 100 + at, tag: row.tag?.id };
      });
    const { connect = [], disconnect = [] } = data.changes ?? {};
    const removed = new Set(disconnect.map(({ id }) => id));
    post.changes = [...post.changes, ...connect.map(({ id }) => id)].filter(
      (id) => !removed.has(id),
    );
    return answer();
  };
  return { sent, post, rootValue: { post: answer, createPost: write, updatePost: write } };
}

describe('links of a list that comes in pages', () => {
  const schema = buildSchema(sdl);
  let module: Awaited<ReturnType<typeof written>>;
  beforeAll(async () => {
    module = await written(printCallable(schema).printed);
  });
  afterAll(() => module.remove());

  const start = (): Post => ({
    keys: ['1', '2', '3'],
    rows: [
      { id: 11, tag: '1' },
      { id: 12, tag: undefined },
      { id: 13, tag: '3' },
    ],
    changes: ['1', '2', '3'],
  });

  async function open(post: Post, most?: number) {
    const { rootValue, sent } = server(post, most);
    const posts = module.resources.find(({ name }) => name === 'posts');
    if (!posts?.show || !posts.update || !posts.create) throw new Error('posts have no form');
    const { show, update, create } = posts;
    const run = async (source: string, variableValues: Readonly<Record<string, unknown>>) => {
      const { data, errors } = await graphql({ schema, source, rootValue, variableValues });
      expect(errors).toBeUndefined();
      return data;
    };
    const record = show.record(await run(print(show.document), show.variables({ id: '1' })));
    if (!record) throw new Error('There is a post.');
    const values = Object.fromEntries(
      update.inputs.map((input) => [input.name, input.value(record)]),
    );
    return {
      sent,
      create,
      values,
      save: async (chosen: Readonly<Record<string, unknown>>) =>
        await run(print(update.document), update.variables({ id: '1' }, chosen, record)),
      link: async (chosen: Readonly<Record<string, unknown>>) => {
        const created = create.result(
          await run(print(create.document), create.variables({ title: 'New' })),
        );
        await run(
          print(update.document),
          update.variables({ id: '1' }, chosen, created.record ?? undefined),
        );
      },
    };
  }

  it('are all known to the form, more than a page of the server', async () => {
    const { values } = await open(start());
    expect(values).toMatchObject({
      keys: ['1', '2', '3'],
      rows: ['1', '3'],
      changes: ['1', '2', '3'],
    });
  });

  it('that stay are sent with those that are added, where the list is sent whole', async () => {
    const post = start();
    const { save, sent } = await open(post);
    await save({ keys: ['1', '2', '3', '4'] });
    expect(sent).toEqual([{ keys: ['1', '2', '3', '4'] }]);
  });

  it('stay the same rows, and a row whose other end is hidden stays, too', async () => {
    const post = start();
    const { save, sent } = await open(post);
    await save({ rows: ['3', '4'] });
    expect(sent).toEqual([{ rows: [{ id: '12' }, { id: '13' }, { tag: { id: '4' } }] }]);
    expect(post.rows).toEqual([
      { id: 12, tag: undefined },
      { id: 13, tag: '3' },
      { id: 102, tag: '4' },
    ]);
  });

  it('are added and taken away by name where the server takes that', async () => {
    const post = start();
    const { save, sent } = await open(post);
    await save({ changes: ['1', '3', '4'] });
    expect(sent).toEqual([{ changes: { connect: [{ id: '4' }], disconnect: [{ id: '2' }] } }]);
    expect(post.changes).toEqual(['1', '3', '4']);
  });

  it('are not sent where nothing is different', async () => {
    const { save, sent } = await open(start());
    await save({ title: 'Other', rows: ['3', '1'], changes: ['2', '1', '3'] });
    expect(sent).toEqual([{ title: 'Other' }]);
  });

  it('are all taken away where the form has none left', async () => {
    const post = { ...start(), rows: [{ id: 11, tag: '1' }] };
    const { save, sent } = await open(post);
    await save({ rows: [] });
    expect([sent, post.rows]).toEqual([[{ rows: [] }], []]);
  });

  it.each([
    ['there are more than a form reads', 150, undefined],
    ['the server gives shorter pages than it is asked for', 30, 25],
  ])('are unknown where %s, and nothing is sent of them', async (_, count, most) => {
    const ids = Array.from({ length: count }, (__, at) => String(at + 1));
    const { values, save, sent } = await open(
      { ...start(), keys: ids, rows: ids.map((tag, at) => ({ id: at + 1, tag })) },
      most,
    );
    expect(values).toMatchObject({ keys: undefined, rows: undefined, changes: ['1', '2', '3'] });
    await expect(save({ keys: ['1'] })).rejects.toThrow('more keys than were read');
    await expect(save({ rows: ['1'] })).rejects.toThrow('rows that were not read');
    expect(sent).toEqual([]);
    await save({ title: 'Other' });
    expect(sent).toEqual([{ title: 'Other' }]);
  });

  it('of a new record are made by a second write where the first would make their ends', async () => {
    const { create, link, sent } = await open({ keys: [], rows: [], changes: [] });
    expect(create.inputs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['title', 'keys', 'changes']),
    );
    expect(create.afterwards).toEqual(['rows']);
    await link({ rows: ['2'] });
    expect(sent).toEqual([{ title: 'New' }, { rows: [{ tag: { id: '2' } }] }]);
  });
});

describe('links that nothing tells the end of', () => {
  const inputsOf = (list: string, input = '[ID!]') => {
    const { resources, problems } = inferModel(
      buildSchema(`
        type Query {
          posts(limit: Int, offset: Int): [Post!]! post(id: ID!): Post
          tags(limit: Int, offset: Int): [Tag!]!
        }
        type Post { id: ID! title: String! ${list} }
        type Tag { id: ID! name: String! }
        type PostTag { id: ID! post: Post tag: Tag amount: Int }
        type Mutation { createPost(data: PostInput!): Post updatePost(id: ID!, data: PostInput!): Post }
        input PostInput { title: String tagIds: ${input} }
        input PostTagInput { id: ID tag: ById amount: Int }
        input ById { id: ID! }
      `),
    );
    const posts = resources.find(({ name }) => name === 'posts');
    const names = (inputs: readonly { readonly name: string }[] = []) =>
      inputs.map(({ name }) => name);
    return {
      create: names(posts?.create?.inputs),
      update: names(posts?.update?.inputs),
      reasons: problems.flatMap(({ subject, message }) =>
        subject === 'PostInput.tagIds' ? [message] : [],
      ),
    };
  };

  it.each([
    [
      'tags(limit: Int, offset: Int): [Tag!]!',
      'comes in pages, and nothing orders them by `id`, so that nothing tells whether all links were read.',
    ],
    ['tags(page: Int): [Tag!]!', 'comes in pages whose size cannot be chosen.'],
  ])('are in no form of a record that is there, with a reason: %s', (list, reason) => {
    const { create, update, reasons } = inputsOf(list);
    expect([create, update]).toEqual([['title', 'tagIds'], ['title']]);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });

  it('are in the form where the list has no pages', () => {
    const { update, reasons } = inputsOf('tags(search: String): [Tag!]!');
    expect([update, reasons]).toEqual([['title', 'tagIds'], []]);
  });

  it('are no rows that say more than what they link', () => {
    const list = 'tagIds(limit: Int, offset: Int, sort: [String] = ["id:asc"]): [PostTag!]!';
    const { update, reasons } = inputsOf(list, '[PostTagInput!]');
    expect(update).toEqual(['title']);
    expect(reasons).toEqual([expect.stringContaining('comes in pages')]);
  });
});
