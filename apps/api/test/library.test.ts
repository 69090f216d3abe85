import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getDirectiveValues,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printIndexes } from '../src/indexes/print-indexes.ts';
import { type PrintedSchema, printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createOwnDatabase, query } from './shop-database.ts';

const schemas = ['public', 'lending'];

let postgres: TestPostgres;
let url: string;
let printed: PrintedSchema;
let schema: GraphQLSchema;
let admin: TestAdmin;
let editor: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createOwnDatabase(postgres.url, 'library');
  await query(
    url,
    readFileSync(new URL('../../../e2e/databases/awkward.sql', import.meta.url), 'utf8'),
  );
  await query(
    url,
    `alter table city add column debt numeric; comment on column city.debt is '@behavior -attribute:select'`,
  );
  printed = await printAdminSchema({ databaseUrl: url, schemas });
  schema = buildSchema(printed.sdl);
  admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_SCHEMAS: schemas.join(',') });
  editor = await admin.signedIn('editor');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const filtersOf = (type: string, of = schema): string[] => {
  const filter = of.getType(`${type}Filter`);
  return isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
};
const ordersOf = (type: string, of = schema): string[] => {
  const order = of.getType(`${type}OrderBy`);
  return isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
};

describe('columns of a small table', () => {
  it('are all there to sort and filter by, whatever index there is', async () => {
    expect(filtersOf('Invoice')).toEqual(
      expect.arrayContaining(['invoiceDate', 'total', 'billingAddress', 'memberId']),
    );
    expect(ordersOf('Invoice')).toEqual(expect.arrayContaining(['INVOICE_DATE_ASC', 'TOTAL_DESC']));
    const answer = await editor.ask(
      '{ invoices(orderBy: TOTAL_DESC, first: 2) { nodes { total } totalCount } }',
    );
    expect(answer.data).toEqual({
      invoices: { nodes: [{ total: '99.90' }, { total: '99.80' }], totalCount: 412 },
    });
  });
});

it('finds nobody by a record of a table that nobody may list', async () => {
  expect(filtersOf('City')).toContain('countryByCountryCode');
  await query(
    url,
    "comment on table country is '@behavior -query:resource:connection -query:resource:list'",
  );
  const { sdl } = await printAdminSchema({ databaseUrl: url, schemas });
  await query(url, 'comment on table country is null');
  expect(filtersOf('City', buildSchema(sdl))).not.toContain('countryByCountryCode');
});

describe('columns of a large table', () => {
  const print = async (comment: string | null): Promise<PrintedSchema> => {
    await query(url, `comment on table invoice is ${comment === null ? 'null' : `'${comment}'`}`);
    return printAdminSchema({ databaseUrl: url, schemas });
  };
  afterAll(() => query(url, 'comment on table invoice is null'));

  it('are withheld where no index has them, and the schema says so', async () => {
    const { sdl, withheld } = await print('@large');
    const large = buildSchema(sdl);
    expect(withheld).toEqual(['invoice: invoice_date, billing_address, total']);
    expect(ordersOf('Invoice', large).toSorted()).toEqual([
      'INVOICE_ID_ASC',
      'INVOICE_ID_DESC',
      'MEMBER_ID_ASC',
      'MEMBER_ID_DESC',
      'NATURAL',
      'PRIMARY_KEY_ASC',
      'PRIMARY_KEY_DESC',
    ]);
    const type = large.getType('Invoice');
    const marked = isObjectType(type)
      ? Object.values(type.getFields()).filter(({ astNode }) =>
          astNode?.directives?.some(({ name }) => name.value === 'unindexed'),
        )
      : [];
    expect(marked.map(({ name }) => name)).toEqual(['invoiceDate', 'billingAddress', 'total']);
  });
});

const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};
const typeOf = (name: string, field: string): string => {
  const type = schema.getType(name);
  return String((isObjectType(type) || isInputObjectType(type)) && type.getFields()[field]?.type);
};

it('lists each table once: what is part of another, or inherits from it, is in that one', async () => {
  const lists = Object.values(schema.getQueryType()!.getFields())
    .filter(({ type }) => String(type).endsWith('Connection'))
    .map(({ name }) => name);
  expect(lists.toSorted()).toEqual([
    'accounts',
    'assets',
    'bookTitles',
    'cities',
    'cityCounts',
    'copies',
    'copyMarks',
    'countries',
    'doorLogs',
    'invoices',
    'lendingLoans',
    'lendingOverdues',
    'memberDebts',
    'members',
    'visits',
  ]);
  const answer = await editor.ask(
    '{ assets(orderBy: NAME_ASC) { nodes { name } } visits { totalCount } }',
  );
  expect(answer.data).toEqual({
    assets: { nodes: [{ name: 'Bookmobile' }, { name: 'Desk' }] },
    visits: { totalCount: 60 },
  });
});

it('reads and sorts views and tables without a key', async () => {
  const answer = await editor.ask(
    '{ memberDebts(orderBy: DEBT_DESC, first: 1) { nodes { invoices } totalCount } doorLogs(orderBy: [DOOR_ASC, AT_DESC], first: 1, offset: 1) { nodes { door at } totalCount } cityCounts(orderBy: COUNTRY_CODE_ASC) { nodes { countryCode cities } } }',
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    memberDebts: { nodes: [{ invoices: expect.any(Number) }], totalCount: 40 },
    doorLogs: { nodes: [{ door: '' }], totalCount: 122 },
    cityCounts: {
      nodes: [
        { countryCode: 'DE', cities: 10 },
        { countryCode: 'FI', cities: 10 },
        { countryCode: 'RUS', cities: 10 },
      ],
    },
  });
});

describe('secrets', () => {
  const secrets = ['passwordHash', 'apiKey', 'resetToken', 'passwordSalt'];

  it('are in no type that is read, filtered, sorted, looked up or changed; what is about them is', () => {
    expect(fieldsOf('Member')).toEqual(
      expect.arrayContaining(['email', 'passwordChangedAt', 'tokenCount']),
    );
    for (const type of ['Member', 'MemberFilter', 'MemberInput', 'MemberPatch'])
      expect(fieldsOf(type).filter((name) => secrets.includes(name))).toEqual([]);
    expect(
      ordersOf('Member').filter((name) => /HASH|KEY_(?!ASC|DESC)|RESET|SALT|API/.test(name)),
    ).toEqual([]);
    expect(Object.keys(schema.getQueryType()!.getFields())).toContain('memberByEmail');
    expect(Object.keys(schema.getQueryType()!.getFields())).not.toContain('memberByApiKey');
  });

  it('are not added up either, where a comment keeps a number from being read', () => {
    expect(fieldsOf('City')).not.toContain('debt');
    expect(fieldsOf('CitySums')).not.toContain('debt');
    expect(fieldsOf('InvoiceSums')).toEqual(['total']);
  });

  it('are not found by search', async () => {
    await query(url, "update member set reset_token = 'zebra' where member_id = 7");
    expect(
      (await editor.ask('{ members(filter: { search: "zebra" }) { totalCount } }')).data,
    ).toEqual({ members: { totalCount: 0 } });
  });
});

describe('checks that list values', () => {
  it('are choices, of columns and of domains', async () => {
    expect([
      typeOf('Member', 'state'),
      typeOf('MemberPatch', 'grade'),
      typeOf('BookTitle', 'kind'),
    ]).toEqual(['MemberState!', 'MemberGrade', 'Binding!']);
    const state = schema.getType('MemberState');
    expect(
      isEnumType(state) && state.getValues().map(({ name, description }) => [name, description]),
    ).toEqual([
      ['new', 'new'],
      ['active', 'active'],
      ['left_for_good', 'left for good'],
      ['no_show', 'no-show'],
    ]);
    const read = await editor.ask(
      '{ members(filter: { state: { equalTo: left_for_good } }, orderBy: STATE_ASC, first: 1) { nodes { state tier } totalCount } bookTitles(orderBy: KIND_ASC) { nodes { kind } } }',
    );
    expect(read.data).toEqual({
      members: { nodes: [{ state: 'left_for_good', tier: 'gold' }], totalCount: 10 },
      bookTitles: { nodes: [{ kind: 'e_book' }, { kind: 'hardcover' }] },
    });
  });

  it('are written as the database spells them', async () => {
    const written = await editor.ask(
      'mutation { updateMember(input: { memberId: 2, patch: { state: left_for_good, grade: PLUS, tier: tin } }) { member { state grade tier } } updateBookTitle(input: { isbn: "0306406152", patch: { kind: e_book } }) { bookTitle { kind } } }',
    );
    expect(written.errors).toBeUndefined();
    expect(written.data).toEqual({
      updateMember: { member: { state: 'left_for_good', grade: 'PLUS', tier: 'tin' } },
      updateBookTitle: { bookTitle: { kind: 'e_book' } },
    });
    expect(await query(url, 'select state, grade, tier from member where member_id = 2')).toEqual([
      { state: 'left for good', grade: '+', tier: 'tin ' },
    ]);
  });
});

describe('checks that list integers', () => {
  it('say which are taken, in the order of the check, and leave numbers', () => {
    const member = schema.getType('Member');
    const title = schema.getType('BookTitle');
    const choicesOf = (type: typeof member, name: string): unknown => {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      const directive = schema.getDirective('choices');
      return [
        String(field?.type),
        field?.astNode && directive && getDirectiveValues(directive, field.astNode)?.['values'],
      ];
    };
    expect(choicesOf(member, 'rating')).toEqual(['Int', ['1', '2', '3']]);
    expect(choicesOf(member, 'booksAllowed')).toEqual(['BigInt!', ['5', '10', '20']]);
    expect(choicesOf(member, 'shelf')).toEqual(['Int', ['1', '2']]);
    expect(choicesOf(title, 'floor')).toEqual(['Int', ['-1', '0', '1', '2']]);
    expect(choicesOf(member, 'tokenCount')).toEqual(['Int!', undefined]);
  });

  it('are compared and written as numbers; what is older than the check is read as it is', async () => {
    const read = await editor.ask(
      '{ members(filter: { rating: { in: [2, 3] }, booksAllowed: { equalTo: "5" } }) { totalCount } member(memberId: 5) { shelf rating } }',
    );
    expect(read.data).toEqual({ members: { totalCount: 14 }, member: { shelf: 9, rating: null } });
    const written = await editor.ask(
      'mutation { updateMember(input: { memberId: 3, patch: { rating: 3, shelf: 2, booksAllowed: "20" } }) { member { rating shelf booksAllowed } } }',
    );
    expect(written.data).toEqual({
      updateMember: { member: { rating: 3, shelf: 2, booksAllowed: '20' } },
    });
  });
});

it('gives a column of a domain the type that the domain is made of', async () => {
  expect([
    typeOf('BookTitle', 'isbn'),
    typeOf('BookTitlePatch', 'length'),
    typeOf('BookTitleFilter', 'length'),
  ]).toEqual(['String!', 'Int', 'IntFilter']);
  const answer = await editor.ask(
    '{ bookTitle(isbn: "9780140328721") { length } bookTitles(filter: { length: { greaterThan: 90 } }) { totalCount } }',
  );
  expect(answer.data).toEqual({ bookTitle: { length: 96 }, bookTitles: { totalCount: 1 } });
});

it('takes no value for a column that the database computes, and shows it', () => {
  expect(fieldsOf('BookTitle')).toContain('shelfMark');
  for (const type of ['BookTitleInput', 'BookTitlePatch'])
    expect(fieldsOf(type)).not.toContain('shelfMark');
});

it('shows padded text without its padding, and finds it by that', async () => {
  const answer = await editor.ask(
    '{ country(code: "FI") { code capital notes languages } countries(filter: { code: { equalTo: "FI" } }) { totalCount } cities(filter: { countryCode: { equalTo: "FI" } }) { totalCount } }',
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toEqual({
    country: { code: 'FI', capital: 'Helsinki', notes: '', languages: ['fi', 'sv'] },
    countries: { totalCount: 1 },
    cities: { totalCount: 10 },
  });
});

describe('a refusal', () => {
  const extensionsOf = async (mutation: string): Promise<unknown> =>
    (await editor.ask(`mutation { ${mutation} { clientMutationId } }`)).errors?.[0]?.extensions;

  it('by the check of a domain names the field', async () => {
    expect(
      await extensionsOf('updateBookTitle(input: { isbn: "0306406152", patch: { length: 0 } })'),
    ).toEqual({
      code: 'CHECK_VIOLATION',
      constraint: 'pages_are_counted',
      table: 'Book Title',
      columns: ['length'],
    });
  });

  it('by the check of a domain that several columns have names the one whose value it is', async () => {
    const ofPages = { code: 'CHECK_VIOLATION', constraint: 'pages_are_counted' };
    expect(
      await extensionsOf(
        'updateBookTitle(input: { isbn: "0306406152", patch: { length: 7, indexPages: -1 } })',
      ),
    ).toMatchObject({ ...ofPages, columns: ['indexPages'] });
    expect(
      await extensionsOf(
        'createBookTitle(input: { bookTitle: { isbn: "0306406153", title: "Pages", length: 0, indexPages: 3 } })',
      ),
    ).toMatchObject({ ...ofPages, columns: ['length'] });
    expect(
      await extensionsOf(
        'createBookTitle(input: { bookTitle: { isbn: "0306406153", title: "Pages", length: 0, indexPages: -3 } })',
      ),
    ).toMatchObject({ ...ofPages, columns: ['length', 'indexPages'] });
  });

  it('by a check of several columns names them', async () => {
    expect(
      await extensionsOf(
        'updateLendingLoan(input: { loanId: 1, patch: { returnedOn: "2020-01-01" } })',
      ),
    ).toMatchObject({ code: 'CHECK_VIOLATION', columns: ['returnedOn', 'lentOn'] });
  });

  it('to delete counts what still points here, a hundred at most and one to say that there are more', async () => {
    expect(await extensionsOf('deleteCountry(input: { code: "DE" })')).toMatchObject({
      isReferenced: true,
      referencedBy: 'City',
      referencedCount: 10,
    });
    expect(
      await extensionsOf('deleteCopy(input: { isbn: "9780140328721", number: 1 })'),
    ).toMatchObject({ isReferenced: true, referencedCount: 1 });
    await query(
      url,
      "insert into city (city, country_code) select 'Many', 'DE' from generate_series(1, 200)",
    );
    try {
      expect(await extensionsOf('deleteCountry(input: { code: "DE" })')).toMatchObject({
        referencedBy: 'City',
        referencedCount: 101,
      });
    } finally {
      await query(url, "delete from city where city = 'Many'");
    }
  });

  it('to delete says what still points here', async () => {
    expect(await extensionsOf('deleteMember(input: { memberId: 2 })')).toMatchObject({
      code: 'FOREIGN_KEY_VIOLATION',
      isReferenced: true,
      referencedBy: expect.stringMatching(/^(Invoice|Visit|LendingLoan)$/),
    });
  });
});

describe('indexes', () => {
  const print = (databaseUrl: string) =>
    printIndexes({ databaseUrl, dataDir: '', schemas, rows: 0 });
  const relations = () =>
    query(
      url,
      "select relname from pg_class where relnamespace::regnamespace::text !~ '^pg_' order by 1",
    );

  it('are printed with their reasons and not made; when they are made, none is missing', async () => {
    // They need not be the server's own.
    await query(postgres.url, 'create role anna');
    await query(
      url,
      'grant anna to library; grant create on schema public to anna; alter table member owner to anna; alter table invoice owner to anna',
    );
    const before = await relations();
    const printed = await print(url);
    expect(await relations()).toEqual(before);
    expect(printed).toContain(`
-- Isbn, number refers to copy: its records are looked for when one of copy is shown, changed in its key, or deleted.
create index concurrently if not exists "loan_Isbn_number_loan_id_idx" on "lending"."loan" ("Isbn", "number", "loan_id");
`);
    expect(printed).toContain(
      'create index if not exists "visit_visited_on_visit_id_idx" on "public"."visit" ("visited_on", "visit_id");',
    );
    expect(printed).toContain(
      '-- Nothing needs this one then: drop index concurrently "public"."member_home_city_idx";',
    );
    expect(printed).toMatch(/\ngrant usage on schema admin to "anna";\n\n/);
    // No secret is searched.
    expect(printed).toMatch(
      /on "public"."member" using gin \(\(admin.search_form\("full_name"::text\) collate "C"\) "\w+".gin_trgm_ops, \(admin.search_form\("email"::text\) collate "C"\) "\w+".gin_trgm_ops\);/,
    );
    for (const statement of printed
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('--')))
      await query(url, statement);
    expect(await print(url)).toBe(
      '-- Lists of tables from 0 rows on have all indexes that they want.\n',
    );
    const ordered =
      'set enable_seqscan = off; set enable_bitmapscan = off; explain select from copy order by number desc, "Isbn" desc';
    const client = new Client(url);
    await client.connect();
    const plans: unknown = await client.query(ordered);
    await client.end();
    expect(JSON.stringify(plans)).toMatch(/Index Only Scan Backward using \S*copy_number_Isbn_idx/);
    expect(JSON.stringify(plans)).not.toContain('Sort');
  });

  it('are run by the owners whose tables want one; a column is held back of its own table, not of one that is called alike', async () => {
    await query(postgres.url, 'create role clerk');
    const depot = await createOwnDatabase(postgres.url, 'depot');
    await query(
      depot,
      `create schema lending;
       create table public.crate (id int primary key, label text);
       create table lending.crate (id int primary key, note text);
       create table public.tally (id int primary key, amount numeric);
       comment on table public.crate is '@large';
       comment on table lending.crate is '@large';
       comment on table public.tally is '@large'`,
    );
    await printAdminSchema({ databaseUrl: depot, schemas });
    const superuser = new URL(postgres.url);
    superuser.pathname = '/depot';
    await query(superuser.href, 'grant clerk to depot; alter table public.tally owner to clerk');
    const text = await printIndexes({ databaseUrl: depot, dataDir: '', schemas });
    expect(text).toContain('As the owner of the tables ("depot") or a superuser');
    expect(text.match(/^-- .* is not sorted and filtered by .*?, which/gm)?.toSorted()).toEqual([
      '-- "lending"."crate" is not sorted and filtered by "note", which',
      '-- "public"."crate" is not sorted and filtered by "label", which',
      '-- "public"."tally" is not sorted and filtered by "amount", which',
    ]);
  });

  it('are of a database that was prepared: the command changes nothing', async () => {
    const fresh = await createOwnDatabase(postgres.url, 'fresh');
    await query(fresh, 'create schema lending');
    await expect(print(fresh)).rejects.toThrow('has not been prepared');
  });
});
