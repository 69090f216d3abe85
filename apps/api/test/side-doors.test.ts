import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { callsOf, differingAnswers, placesNotAsked, queriesOf } from './every-call.ts';
import { createHostileDatabase, secretNames, type Secrets } from './hostile-database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The first database holds the guess that is made of both. */
const guessed: Secrets = { text: 'guess', uuid: '00000000-0000-4000-8000-00000000000a' };
const other: Secrets = { text: 'longer-other', uuid: '00000000-0000-4000-8000-00000000000b' };

let postgres: TestPostgres;
let schema: GraphQLSchema;
const admins: TestAdmin[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  for (const [name, secrets] of Object.entries({ guessed, other })) {
    const url = await createHostileDatabase(postgres.url, name, secrets);
    admins.push(await startAdmin({ DATABASE_URL: url }));
    const { sdl } = await printAdminSchema({ databaseUrl: url, schemas: ['public'] });
    schema ??= buildSchema(sdl);
  }
}, 120_000);
afterAll(async () => {
  for (const admin of admins) await admin.server.close();
  await postgres?.stop();
});

const isSecretName = (name: string): boolean => {
  const flat = name.replaceAll('_', '').toLowerCase();
  return secretNames.some((secret) => flat.includes(secret.toLowerCase()));
};

it('is asked by every argument of every field, and by every field of every input', () => {
  const asked = [
    ...queriesOf(schema, guessed),
    ...Object.values(schema.getMutationType()!.getFields()).flatMap((field) =>
      callsOf(field, guessed),
    ),
  ];
  expect(placesNotAsked(schema, asked)).toEqual([]);
});

it('names a secret in no type, argument, value of an enum and input but that of what cannot be made without', () => {
  const named = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(({ name }) => `${type.name}.${name}`);
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      `${type.name}.${field.name}`,
      ...field.args.map(({ name }) => `${type.name}.${field.name}.${name}`),
    ]);
  });
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(isSecretName)).toEqual(
    ['SessionInput.token', 'UserInput.passwordHash'].filter(isSecretName),
  );
  expect(
    named.filter((name) => /^(Query|Person|User|Note)\..*(token|password)/i.test(name)),
  ).toEqual([]);
});

/** Imports of every type by every field that a column could be, alone and with the key. */
function importCalls(): readonly string[] {
  const columns = ['id', 'name', 'title', 'kept', 'token', 'device', ...secretNames];
  return ['User', 'Session', 'Visit', 'Service', 'Note', 'Person'].flatMap((type) =>
    columns.flatMap((column) =>
      [[column], ['id', column]].map((key) => {
        const row = `{ id: 1, ${column === 'id' ? '' : `${column}: ${JSON.stringify(guessed.text)}`} }`;
        return `importRecords(input: { type: "${type}", id: "${type} ${key.join(' ')}", key: ${JSON.stringify(key)}, dryRun: true, rows: [${row}] }) { created updated refused { row code message columns } }`;
      }),
    ),
  );
}

describe.each(['anonymous', 'viewer', 'editor', 'owner'] as const)('%s', (role) => {
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    for (const admin of admins)
      visitors.push(role === 'anonymous' ? admin.visitor() : await admin.signedIn(role));
  });

  it('reads nothing of a secret by any field and argument', { timeout: 240_000 }, async () => {
    const calls = queriesOf(schema, guessed);
    expect(calls.length).toBeGreaterThan(500);
    // Cursors of accounts by a moment hold it.
    const stable = calls.filter((call) => !/accounts\(orderBy: \[\w+_(AT|IN)_/.test(call));
    expect(await differingAnswers(visitors, 'query', stable)).toEqual([]);
  });

  it('finds out nothing of a secret by any write', { timeout: 240_000 }, async () => {
    const fields = Object.values(schema.getMutationType()!.getFields()).filter(
      // A session cannot be made without its secret, and two have not the same one (0109).
      ({ name }) => !/^(sign|issue|changePassword|delete|createAccount|createSession$)/.test(name),
    );
    expect(
      await differingAnswers(
        visitors,
        'mutation',
        fields.flatMap((field) => callsOf(field, guessed)),
      ),
    ).toEqual([]);
  });

  it('imports by no secret', { timeout: 240_000 }, async () => {
    expect(await differingAnswers(visitors, 'mutation', importCalls())).toEqual([]);
  });
});
