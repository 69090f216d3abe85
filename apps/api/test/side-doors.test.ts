import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'grafast/graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printAdminSchema } from '../src/print-schema.ts';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { exampleOf } from './example-call.ts';
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

/** Everything that a field answers with, four steps deep. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth = 4): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields())
    .filter((each) => !each.args.some(isRequiredArgument) && !unstable.has(each.name))
    .flatMap((each) => {
      if (!isObjectType(getNamedType(each.type))) return [each.name];
      return depth > 0 ? [`${each.name} ${selectionOf(each, depth - 1)}`] : [];
    });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

/** What differs between two databases for reasons of its own. */
const unstable: ReadonlySet<string> = new Set([
  'revision',
  'createdAt',
  'lastSignInAt',
  'password',
]);

/**
 * Values that a place takes, guesses of the secrets among them: texts of GraphQL. What has been
 * gone through below the same place once is not gone through again.
 */
function valuesOf(type: GraphQLInputType, place: string, seen: Set<string>): readonly string[] {
  const inner = getNullableType(type);
  if (isListType(inner)) return valuesOf(inner.ofType, place, seen).map((value) => `[${value}]`);
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name);
  if (!isInputObjectType(inner)) {
    if (inner.name === 'String') return [JSON.stringify(guessed.text)];
    return [inner.name === 'UUID' ? JSON.stringify(guessed.uuid) : exampleOf(inner)];
  }
  const fields = Object.values(inner.getFields());
  const needed = fields.filter(isRequiredInputField);
  return fields.flatMap((field) => {
    const key = `${place} ${inner.name}.${field.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return valuesOf(field.type, `${inner.name}.${field.name}`, seen).map((value) => {
      const rest = needed
        .filter((each) => each !== field)
        .map((each) => `${each.name}: ${exampleOf(each.type)}`);
      return `{ ${[`${field.name}: ${value}`, ...rest].join(', ')} }`;
    });
  });
}

/** Calls of a field: as it is, and with each value of each argument. */
function callsOf(field: GraphQLField<unknown, unknown>, seen: Set<string>): readonly string[] {
  const needed = field.args.filter(isRequiredArgument);
  const callWith = (args: readonly string[], depth = 1) =>
    `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selectionOf(field, depth)}`;
  const example = needed.map(({ name, type }) => `${name}: ${exampleOf(type)}`);
  return [
    callWith(example, 4),
    ...field.args.flatMap((argument) =>
      valuesOf(argument.type, String(argument.type), seen).map((value) =>
        callWith([
          `${argument.name}: ${value}`,
          ...needed
            .filter((each) => each !== argument)
            .map(({ name, type }) => `${name}: ${exampleOf(type)}`),
        ]),
      ),
    ),
  ];
}

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

  /** What the two databases answer, without what is new with each answer. */
  const answersOf = (document: string) =>
    Promise.all(
      visitors.map(async (visitor) => {
        const { data, errors } = await visitor.ask(document);
        return JSON.stringify({ data, errors }).replaceAll(
          /[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}/g,
          'id',
        );
      }),
    );
  const differing = async (kind: 'query' | 'mutation', calls: readonly string[]) => {
    const found: string[] = [];
    // Writes one by one: each finds what the one before it has left.
    const size = kind === 'query' ? 20 : 1;
    for (let at = 0; at < calls.length; at += size) {
      const some = calls.slice(at, at + size);
      const together = some.map((call, index) => `call${index}: ${call}`).join(' ');
      const [first, second] = await answersOf(`${kind} { ${together} }`);
      // One that is refused before it is carried out takes the others along.
      const isWhole = size === 1 || first?.startsWith('{"data":{') === true;
      if (isWhole && first !== second) found.push(`${together}\n${first}\n${second}`);
      for (const call of isWhole ? [] : some) {
        const [own, others] = await answersOf(`${kind} { ${call} }`);
        if (own !== others) found.push(`${call}\n${own}\n${others}`);
      }
    }
    return found;
  };

  it('reads nothing of a secret by any field and argument', { timeout: 240_000 }, async () => {
    const seen = new Set<string>();
    const calls = Object.values(schema.getQueryType()!.getFields()).flatMap((field) =>
      callsOf(field, seen),
    );
    expect(calls.length).toBeGreaterThan(500);
    // Cursors of accounts by a moment hold it.
    const stable = calls.filter((call) => !/accounts\(orderBy: \[\w+_(AT|IN)_/.test(call));
    expect(await differing('query', stable)).toEqual([]);
  });

  it('finds out nothing of a secret by any write', { timeout: 240_000 }, async () => {
    const fields = Object.values(schema.getMutationType()!.getFields()).filter(
      // A session cannot be made without its secret, and two have not the same one (0109).
      ({ name }) => !/^(sign|issue|changePassword|delete|createAccount|createSession$)/.test(name),
    );
    expect(
      await differing(
        'mutation',
        fields.flatMap((field) => callsOf(field, new Set())),
      ),
    ).toEqual([]);
  });

  it('imports by no secret', { timeout: 240_000 }, async () => {
    expect(await differing('mutation', importCalls())).toEqual([]);
  });
});
