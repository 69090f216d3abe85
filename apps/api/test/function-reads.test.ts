import { afterAll, beforeAll, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const tables = `
  create table tags (id int primary key, name text);
  insert into tags select at, 'tag ' || at from generate_series(1, 600) as at;
  create type point_of as (label text, height int);
  create function tags_from(lowest int) returns setof tags language sql stable as 'select * from tags where id >= lowest order by id';
  create function names() returns setof text language sql stable as 'select name from tags order by id';
  create function points() returns setof point_of language sql stable as 'select name, id from tags order by id';
  create function rows_of() returns table (label text, height int) language sql stable as 'select name, id from tags order by id';
  create function tags_next(tags) returns setof tags language sql stable as 'select * from tags where id > $1.id order by id';
  create function tags_words(tags) returns setof text language sql stable as 'select regexp_split_to_table($1.name, '' '')';
  create function seen_by_all() returns int language sql stable security definer as 'select 1';
  create function tags_seen(tags) returns int language sql stable security definer as 'select 1';
  create function for_nobody() returns int language sql stable as 'select 1';
  revoke execute on function for_nobody from public;
  create function granted() returns int language sql stable security definer as 'select 2';
  revoke execute on function granted from public;
  create function renamed_in_sql() returns int language sql stable as 'update tags set name = name where id = 1 returning id';
  create function added_in_plpgsql() returns int language plpgsql stable as 'begin insert into tags values (1000, ''added''); return 1; end';
  create function tags_removed(tags) returns int language plpgsql immutable as 'begin delete from tags where id = $1.id; return 1; end';
`;

let postgres: TestPostgres;
let url: string;
let admin: TestAdmin;
let viewer: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'reads');
  await query(url, tables);
  await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
  await query(url, 'grant execute on function granted to admin_viewer');
  admin = await startAdmin({ DATABASE_URL: url });
  viewer = await admin.signedIn('viewer');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

it('answers with the rows of a table, scalars and composites that a function returns, page by page', async () => {
  const { data, errors } = await viewer.ask(
    `{ tagsFrom(lowest: 3, first: 2) { nodes { id } totalCount pageInfo { hasNextPage } }
       names(first: 2, offset: 1) { nodes totalCount }
       points(first: 1) { nodes { label height } }
       rowsOf(first: 1) { nodes { label height } }
       tag(id: 7) { next(first: 1) { nodes { id } } words { nodes } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    tagsFrom: { nodes: [{ id: 3 }, { id: 4 }], totalCount: 598, pageInfo: { hasNextPage: true } },
    names: { nodes: ['tag 2', 'tag 3'], totalCount: 600 },
    points: { nodes: [{ label: 'tag 1', height: 1 }] },
    rowsOf: { nodes: [{ label: 'tag 1', height: 1 }] },
    tag: { next: { nodes: [{ id: 8 }] }, words: { nodes: ['tag', '7'] } },
  });
});

it('has no more than a page of what a function returns', async () => {
  const { data } = await viewer.ask<Record<string, { nodes: readonly unknown[] }>>(
    '{ tagsFrom(lowest: 1) { nodes { id } } names { nodes } }',
  );
  expect(Object.values(data ?? {}).map(({ nodes }) => nodes.length)).toEqual([50, 50]);
  for (const field of [
    'tagsFrom(lowest: 1, first: 501) { nodes { id } }',
    'names(first: 501) { nodes }',
  ])
    expect((await viewer.ask(`{ ${field} }`)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

it('leaves out what has the rights of its owner and is left to everybody, and what nobody may execute, and says so', async () => {
  const { sdl, withheldFunctions } = await printAdminSchema({
    databaseUrl: url,
    schemas: ['public'],
  });
  expect(sdl).not.toMatch(/\b(seenByAll|seen|forNobody)\b/);
  expect(sdl).toMatch(/\bgranted\b/);
  expect(withheldFunctions.map((line) => line.replace(/: revoke.*/, ''))).toEqual([
    'public.for_nobody(), for no role of the administration may execute it',
    'public.seen_by_all(), for it runs with the rights of its owner and everybody may execute it',
    'public.tags_seen(tags), for it runs with the rights of its owner and everybody may execute it',
  ]);
  expect((await viewer.ask('{ granted }')).data).toEqual({ granted: 2 });
});

it.each(['renamedInSql', 'addedInPlpgsql', 'tag(id: 7) { removed }'])(
  'refuses with a code of its own what a function writes that is declared to read alone: %s',
  async (field) => {
    const owner = await admin.signedIn('owner');
    for (const visitor of [owner, viewer]) {
      const { errors } = await visitor.ask(`{ ${field} }`);
      expect(errors).toEqual([
        expect.objectContaining({
          message:
            'A function that is declared stable or immutable has tried to write. Only a volatile function may.',
          extensions: { code: 'FUNCTION_WRITES' },
        }),
      ]);
    }
    expect(await query(url, 'select count(*)::int as count from tags')).toEqual([{ count: 600 }]);
  },
);
