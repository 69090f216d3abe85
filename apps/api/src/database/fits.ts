import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  Kind,
  type TypeNode,
} from 'grafast/graphql';
import { isOfSampleShop, readCommittedSchema, schemaFile } from '../committed-schema.ts';
import type { Config } from '../config.ts';
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
 * The same check before the sample shop is created. Without a committed schema the shop has to be
 * requested explicitly: the project's `DATABASE_URL` may be missing by mistake.
 */
export function assertIsOfShop(
  committed: DocumentNode | undefined,
  { wantsSample }: Pick<Config, 'wantsSample'>,
): void {
  const setting = wantsSample ? 'DATABASE_URL is sample' : 'DATABASE_URL is not set';
  if (committed === undefined) {
    if (wantsSample) return;
    throw new StartError(
      `${setting}, and there is no ${schemaFile} that says what the admin is of.`,
      'Set DATABASE_URL to postgres://user:password@host:5432/name, in the environment or in the file .env. For the sample shop: DATABASE_URL=sample',
    );
  }
  if (isOfSampleShop(committed)) return;
  throw new StartError(
    `${setting}, and the admin was generated for another database than the sample shop: it lists ${namesOf(committedLists(committed))}.`,
    `Set DATABASE_URL to that database. For the sample shop, remove ${schemaFile} and run: DATABASE_URL=sample npm run schema && npm run codegen`,
  );
}

/** Before a new embedded database is made, so that a refusal leaves no trace of it. */
export function assertEmbeddedAllowed(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'wantsSample'>,
): void {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    assertIsOfShop(readCommittedSchema(), config);
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

function namesOf(lists: readonly CommittedList[]): string {
  const shown = lists
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
  return lists.length > 3 ? `${shown} and ${lists.length - 3} more` : shown;
}
