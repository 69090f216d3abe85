import { buildSchema, graphql, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { request, written } from './written.ts';

const all = Array.from({ length: 5 }, (_, at) => ({ id: String(at + 1), name: `Part ${at + 1}` }));
type Arguments = Readonly<Record<'first' | 'last' | 'limit' | 'page', number | undefined>> & {
  readonly after?: string;
  readonly before?: string;
  readonly offset?: number;
  readonly nextToken?: string;
};

/** A server that cuts its five parts as it is asked to. */
const from = (start: number, count: number | undefined) =>
  all.slice(start, count === undefined ? undefined : start + count);
const edgesOf = (nodes: typeof all) => nodes.map((node) => ({ node, cursor: node.id }));

interface Server {
  readonly sdl: string;
  readonly parts: (asked: Arguments) => unknown;
}

async function listOf({ sdl, parts }: Server) {
  const schema = buildSchema(`${sdl} type Part { id: ID! name: String! }`);
  const { resources, remove } = await written(printCallable(schema).printed);
  await remove();
  const list = resources.find(({ name }) => name === 'parts')?.list;
  if (!list) throw new Error('There is no list.');
  const asked: unknown[] = [];
  const page = async (of: Parameters<typeof request>[0]) => {
    const wanted = request(of);
    const { data, errors } = await graphql({
      schema,
      source: print(list.document),
      // As they are sent: without what is left open.
      variableValues: JSON.parse(JSON.stringify(list.variables(wanted))),
      rootValue: {
        parts: (args: Arguments) => {
          asked.push(args);
          return parts(args);
        },
      },
    });
    expect(errors).toBeUndefined();
    return {
      ids: list.records(data, wanted).map(({ id }) => id),
      ...list.page(data, wanted),
    };
  };
  return { list, asked, page };
}

/** The pages of two records from the first to the last, as somebody turns them. */
async function pagesOf(server: Server): Promise<readonly string[]> {
  const { page } = await listOf(server);
  const pages: string[] = [];
  let after: string | null | undefined;
  for (let at = 0; at < 6; at += 1) {
    const found = await page({ page: at, ...(after != null && { after }) });
    pages.push(
      `${found.hasPreviousPage ? '<' : ''}${found.ids.join()}${found.hasNextPage ? '>' : ''}`,
    );
    after = found.endCursor;
    if (!found.hasNextPage) break;
  }
  return pages;
}

const info = (nodes: typeof all) => ({
  hasNextPage: nodes.at(-1)?.id !== '5',
  hasPreviousPage: nodes[0]?.id !== '1',
  startCursor: nodes[0]?.id,
  endCursor: nodes.at(-1)?.id,
});
const pageInfo = 'type PageInfo { hasNextPage: Boolean! endCursor: String }';
const bothWays =
  'type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }';

const servers: Readonly<Record<string, Server>> = {
  'by position, without a word about more': {
    sdl: 'type Query { parts(limit: Int, offset: Int): [Part!]! }',
    parts: ({ limit, offset = 0 }) => from(offset, limit),
  },
  'by position, where the answer says whether there are more': {
    sdl: `type Query { parts(limit: Int, offset: Int): Parts! } type Parts { nodes: [Part!]! pageInfo: PageInfo! } ${bothWays}`,
    parts: ({ limit, offset = 0 }) => ({
      nodes: from(offset, limit),
      pageInfo: info(from(offset, limit)),
    }),
  },
  'by position, where the answer says so of the next page alone': {
    sdl: 'type Query { parts(limit: Int, offset: Int): Parts! } type Parts { items: [Part!]! hasNextPage: Boolean! }',
    parts: ({ limit, offset = 0 }) => ({
      items: from(offset, limit),
      hasNextPage: info(from(offset, limit)).hasNextPage,
    }),
  },
  'by number from one': {
    sdl: 'type Query { parts(page: Int = 1, limit: Int): Parts! } type Parts { items: [Part!]! hasNextPage: Boolean! }',
    parts: ({ page = 1, limit = 2 }) => ({
      items: from((page - 1) * limit, limit),
      hasNextPage: page * limit < 5,
    }),
  },
  'by number from zero': {
    sdl: 'type Query { parts(page: Int = 0, limit: Int): Parts! } type Parts { items: [Part!]! hasNextPage: Boolean! }',
    parts: ({ page = 0, limit = 2 }) => ({
      items: from(page * limit, limit),
      hasNextPage: (page + 1) * limit < 5,
    }),
  },
  'by number, without a word about more': {
    sdl: 'type Query { parts(page: Int, limit: Int): [Part!]! }',
    parts: ({ page = 1, limit = 2 }) => from((page - 1) * limit, limit),
  },
  'by cursor, where the answer has the last': {
    sdl: `type Query { parts(first: Int, after: String): Parts! } type Parts { nodes: [Part!]! pageInfo: PageInfo! } ${pageInfo}`,
    parts: ({ first, after = '0' }) => ({
      nodes: from(Number(after), first),
      pageInfo: info(from(Number(after), first)),
    }),
  },
  'by cursor, where each edge has its own': {
    sdl: 'type Query { parts(first: Int, after: String): Parts! } type Parts { edges: [Edge!]! } type Edge { node: Part! cursor: String! }',
    parts: ({ first, after = '0' }) => ({ edges: edgesOf(from(Number(after), first)) }),
  },
  'by cursor, in both directions': {
    sdl: `type Query { parts(first: Int, after: String, last: Int, before: String): Parts! } type Parts { nodes: [Part!]! pageInfo: PageInfo! } ${bothWays}`,
    parts: ({ first, after = '0' }) => ({
      nodes: from(Number(after), first),
      pageInfo: info(from(Number(after), first)),
    }),
  },
  'by token': {
    sdl: 'type Query { parts(limit: Int, nextToken: String): Parts! } type Parts { items: [Part!]! nextToken: String }',
    parts: ({ limit = 2, nextToken = '0' }) => ({
      items: from(Number(nextToken), limit),
      nextToken: Number(nextToken) + limit < 5 ? String(Number(nextToken) + limit) : null,
    }),
  },
  'from the beginning, each longer than the one before': {
    sdl: 'type Query { parts(limit: Int): [Part!]! }',
    parts: ({ limit }) => from(0, limit),
  },
};

describe('pages of a list are turned to its end', () => {
  it.each(Object.entries(servers))('%s', async (_name, server) => {
    expect(await pagesOf(server)).toEqual(['1,2>', '<3,4>', '<5']);
  });

  it('of a list that comes whole, at once', async () => {
    expect(await pagesOf({ sdl: 'type Query { parts: [Part!]! }', parts: () => all })).toEqual([
      '1,2,3,4,5',
    ]);
  });

  it('by number without a size, as many as the server gives', async () => {
    const sdl = 'type Query { parts(page: Int): [Part!]! }';
    expect(await pagesOf({ sdl, parts: ({ page = 1 }) => from((page - 1) * 3, 3) })).toEqual([
      '1,2,3>',
      '<4,5>',
      '<',
    ]);
  });
});

describe('pages of a list are turned back', () => {
  it.each<[string, string, (asked: Arguments) => unknown]>([
    [
      'by the first cursor of the answer',
      `type Query { parts(first: Int, after: String, last: Int, before: String): Parts! } type Parts { nodes: [Part!]! pageInfo: PageInfo! } ${bothWays}`,
      ({ last = 0, before = '6' }) => {
        const nodes = from(
          Math.max(0, Number(before) - 1 - last),
          Math.min(last, Number(before) - 1),
        );
        return { nodes, pageInfo: { ...info(nodes), hasNextPage: false } };
      },
    ],
    [
      'by the cursor of the first edge',
      'type Query { parts(first: Int, after: String, last: Int, before: String): Parts! } type Parts { edges: [Edge!]! } type Edge { node: Part! cursor: String! }',
      ({ last = 0, before = '6' }) => ({
        edges: edgesOf(
          from(Math.max(0, Number(before) - 1 - last), Math.min(last, Number(before) - 1)),
        ),
      }),
    ],
  ])('%s', async (_how, sdl, parts) => {
    const { asked, page } = await listOf({ sdl, parts });
    const found = await page({ page: 1, before: '5' });
    expect(found).toMatchObject({ ids: ['3', '4'], hasNextPage: true, hasPreviousPage: true });
    expect(Object.keys(Object(asked[0])).toSorted()).toEqual(['before', 'last']);
  });
});
