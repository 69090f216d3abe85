import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  await query(url, readFileSync(new URL('../../../e2e/databases/awkward.sql', import.meta.url), 'utf8'));
  printed = await printAdminSchema({ databaseUrl: url, schemas });
  schema = buildSchema(printed.sdl);
  admin = await startAdmin({ DATABASE_URL: url, ADMIN_DB_SCHEMAS: schemas.join(',') });
  editor = await admin.signedIn('editor');
});
afterAll(async () => {
  await admin?.server.close();
  await postgres?.stop();
});

const filtersOf = (type: string): string[] => {
  const filter = schema.getType(`${type}Filter`);
  return isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
};
const ordersOf = (type: string, of = schema): string[] => {
  const order = of.getType(`${type}OrderBy`);
  return isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
};

describe('columns of a small table', () => {
  it('are all there to sort and filter by, whatever index there is', async () => {
    expect(filtersOf('Invoice')).toEqual(expect.arrayContaining(['invoiceDate', 'total', 'billingAddress', 'memberId']));
    expect(ordersOf('Invoice')).toEqual(expect.arrayContaining(['INVOICE_DATE_ASC', 'TOTAL_DESC']));
    const answer = await editor.ask('{ invoices(orderBy: TOTAL_DESC, first: 2) { nodes { total } totalCount } }');
    expect(answer.data).toEqual({ invoices: { nodes: [{ total: '99.90' }, { total: '99.80' }], totalCount: 412 } });
  });
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
    expect(ordersOf('Invoice', large)).toEqual(['INVOICE_ID_ASC', 'INVOICE_ID_DESC', 'MEMBER_ID_ASC', 'MEMBER_ID_DESC', 'NATURAL', 'PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC']);
    const type = large.getType('Invoice');
    const marked = isObjectType(type) ? Object.values(type.getFields()).filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'unindexed')) : [];
    expect(marked.map(({ name }) => name)).toEqual(['billingAddress', 'invoiceDate', 'total']);
  });
});
