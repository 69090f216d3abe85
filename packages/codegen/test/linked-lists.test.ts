import { buildSchema, graphql, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { written } from './written.ts';

/** Links as Prisma writes them: `set`, `connect` and `disconnect` at once, in this order. */
const schema = buildSchema(`
  type Query {
    posts(first: Int, offset: Int): [Post!]! post(id: ID!): Post
    tags(first: Int, offset: Int): [Tag!]! tag(id: ID!): Tag
  }
  type Post { id: ID! title: String! tags: [Tag!]! topics: [Tag!]! marks: [Tag!]! notes: [Tag!]! }
  type Tag { id: ID! name: String! }
  type Mutation {
    createPost(data: PostCreate!): Post updatePost(where: ById!, data: PostUpdate!): Post
  }
  input ById { id: ID! } input TagCreate { name: String! }
  input PostCreate { title: String! tags: Added topics: Added marks: Added notes: Keys }
  input PostUpdate { title: String tags: Whole topics: Changed marks: Added notes: Keys }
  input Added { create: [TagCreate!] connect: [ById!] }
  input Changed { create: [TagCreate!] connect: [ById!] disconnect: [ById!] }
  input Whole { create: [TagCreate!] connect: [ById!] disconnect: [ById!] set: [ById!] }
  input Keys { create: [TagCreate!] connect: [ID!] sync: [ID!] disconnect: [ID!] }`);

type Link = string | { readonly id: string };
type Links = Partial<Record<'set' | 'sync' | 'connect' | 'disconnect', readonly Link[]>>;
const lists = ['tags', 'topics', 'marks', 'notes'] as const;
type Post = Record<(typeof lists)[number], readonly string[]>;

const idOf = (link: Link): string => (typeof link === 'string' ? link : link.id);

/** A server that keeps one post. */
function server(post: Post) {
  const sent: unknown[] = [];
  const tagsOf = (ids: readonly string[]) => ids.map((id) => ({ id, name: `Tag ${id}` }));
  const answer = () => ({
    id: '1',
    title: 'First',
    ...Object.fromEntries(lists.map((list) => [list, tagsOf(post[list])])),
  });
  return {
    sent,
    post,
    rootValue: {
      post: answer,
      updatePost({ data }: { readonly data: Readonly<Record<string, Links>> }) {
        sent.push(data);
        for (const list of lists) {
          const { set, sync, connect = [], disconnect = [] } = data[list] ?? {};
          const removed = new Set(disconnect.map(idOf));
          const kept = (set ?? sync)?.map(idOf) ?? post[list];
          post[list] = [...new Set([...kept, ...connect.map(idOf)])].filter(
            (id) => !removed.has(id),
          );
        }
        return answer();
      },
    },
  };
}

describe('a list of links', () => {
  let module: Awaited<ReturnType<typeof written>>;
  beforeAll(async () => {
    module = await written(printCallable(schema).printed);
  });
  afterAll(() => module.remove());

  /** Opens the form of the post, chooses these and saves. */
  async function save(post: Post, chosen: Partial<Post>) {
    const { rootValue, sent } = server(post);
    const posts = module.resources.find(({ name }) => name === 'posts');
    if (!posts?.show || !posts.update) throw new Error('posts have no form');
    const { show, update } = posts;
    const run = async (source: string, variableValues: Readonly<Record<string, unknown>>) => {
      const { data, errors } = await graphql({ schema, source, rootValue, variableValues });
      expect(errors).toBeUndefined();
      return data;
    };
    const record = show.record(await run(print(show.document), show.variables({ id: '1' })));
    await run(print(update.document), update.variables({ id: '1' }, chosen, record ?? undefined));
    return sent;
  }
  const start = (): Post => ({
    tags: ['1', '2', '3'],
    topics: ['1', '2', '3'],
    marks: ['1', '2'],
    notes: ['1', '2', '3'],
  });

  it.each(['tags', 'topics', 'notes'] as const)(
    'takes away what the form no longer has: %s',
    async (list) => {
      const post = start();
      await save(post, { [list]: ['1', '3', '4'] });
      expect(post).toEqual({ ...start(), [list]: ['1', '3', '4'] });
      await save(post, { [list]: [] });
      expect(post[list]).toEqual([]);
    },
  );

  it('sends what was added and taken away where nothing takes the whole list', async () => {
    expect(await save(start(), { topics: ['1', '3', '4'] })).toEqual([
      { topics: { connect: [{ id: '4' }], disconnect: [{ id: '2' }] } },
    ]);
    expect(await save(start(), { topics: ['3', '2', '1'] })).toEqual([{}]);
  });

  it('adds where nothing can be taken away, and its input says so', async () => {
    expect(await save(start(), { marks: ['1', '2', '3'] })).toEqual([
      { marks: { connect: [{ id: '3' }] } },
    ]);
    const posts = module.resources.find(({ name }) => name === 'posts');
    const references = (inputs: readonly { readonly name: string }[] = []) =>
      Object.fromEntries(
        inputs.map((input) => [input.name, 'reference' in input && input.reference]),
      );
    expect(references(posts?.update?.inputs)).toMatchObject({
      tags: { resource: 'tags', keyField: 'id' },
      marks: { resource: 'tags', keyField: 'id', onlyAdds: true },
    });
    expect(references(posts?.create?.inputs)['marks']).not.toHaveProperty('onlyAdds');
  });
});
