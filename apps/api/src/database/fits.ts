import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type TypeNode,
} from 'grafast/graphql';
import { schemaFile } from '../committed-schema.ts';
import { StartError } from '../start-error.ts';

const anew = 'or generate the admin of this one: npm run schema && npm run codegen';

/**
 * Refuses a database without the tables that the admin was generated for: every page of it would be
 * an error.
 */
export function assertFits(committed: DocumentNode | undefined, schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const live = new Set(Object.values(fields).map(({ type }) => getNamedType(type).name));
  const missing = committedLists(committed).filter(({ type }) => !live.has(type));
  if (missing.length === 0) return;
  throw new StartError(
    `The admin was generated for another database: this one has nothing to list as ${namesOf(missing)}.`,
    `Set DATABASE_URL to the database that schema/schema.graphql was made from, ${anew}`,
  );
}

/**
 * The same before the sample shop is made, by the names of its tables. Without a committed schema
 * it has to be asked for: a project over a database may have lost its settings on the way.
 */
export function assertIsOfShop(
  committed: DocumentNode | undefined,
  shopSql: string,
  { wantsSample }: { readonly wantsSample: boolean },
): void {
  if (committed === undefined && !wantsSample)
    throw new StartError(
      `DATABASE_URL is not set, and there is no ${schemaFile} that says what the admin is of.`,
      'Set DATABASE_URL to postgres://user:password@host:5432/name, in the environment or in the file .env. For the sample shop: DATABASE_URL=sample',
    );
  const tables = new Set(
    [...shopSql.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => stem(name)),
  );
  const others = committedLists(committed).filter(
    ({ name }) => !tables.has(stem(name)) && stem(name) !== stem('accounts'),
  );
  if (others.length === 0) return;
  throw new StartError(
    `DATABASE_URL is not set, and the admin was generated for another database than the sample shop: it lists ${namesOf(others)}.`,
    `Set DATABASE_URL to that database. For the sample shop, remove ${schemaFile} and run: npm run schema && npm run codegen`,
  );
}

interface CommittedList {
  readonly name: string;
  readonly type: string;
}

/** Fields of Query that page through a table: `orders: OrderConnection`. */
function committedLists(committed: DocumentNode | undefined): readonly CommittedList[] {
  const query = committed?.definitions.find(
    (type) => type.kind === Kind.OBJECT_TYPE_DEFINITION && type.name.value === 'Query',
  );
  if (query?.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  return (query.fields ?? [])
    .map((field) => ({ name: field.name.value, type: named(field.type) }))
    .filter(({ type }) => type.endsWith('Connection'));
}

const named = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : named(type.type);

/** `order_items` and `orderItems`, `stock` and `stocks`. */
const stem = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/(?:ies|es|s)$/, '');

function namesOf(lists: readonly CommittedList[]): string {
  const shown = lists
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return lists.length > 3 ? `${shown} and ${lists.length - 3} more` : shown;
}
