import { PgSelectStep } from '@dataplan/pg';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isInputType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'grafast/graphql';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../../schema/schema.graphql'));
const manifest: Record<string, string> = JSON.parse(read('../../../schema/documents.json'));
/** So long that its statements are not kept: they are built by PostGraphile alone. */
const padding = 'x'.repeat(2_001);

let admin: TestAdmin;
let owner: Visitor;
let viewer: Visitor;

beforeAll(async () => {
  admin = await startAdmin();
  owner = await admin.signedIn('owner');
  viewer = await admin.signedIn('viewer');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await admin?.server.close();
});

const list =
  'query ($first: Int, $filter: OrderFilter) { orders(first: $first, filter: $filter, orderBy: [ID_ASC]) { nodes { id customer { id } } pageInfo { hasNextPage } } }';

it('builds a statement once for the same variables', async () => {
  const execute = vi.spyOn(PgSelectStep.prototype, 'execute');
  const first = await owner.ask(list, { first: 3 });
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await owner.ask(list, { first: 3 })).toMatchObject({ data: first.data });
  expect(execute).toHaveBeenCalledTimes(1);
  expect(await owner.ask(list, { first: 4 })).toMatchObject({
    data: { orders: { nodes: { length: 4 } } },
  });
  expect(execute).toHaveBeenCalledTimes(2);
});

it('never gives one request the values of another, whose are not variables', async () => {
  const ofAccount = '{ viewer { id } accounts { nodes { email } } }';
  expect((await owner.ask(ofAccount)).data?.accounts).not.toEqual(
    (await viewer.ask(ofAccount)).data?.accounts,
  );
  const nested =
    'query ($id: Int!) { customer(id: $id) { id orders(first: 2, orderBy: [ID_ASC]) { nodes { customerId } } } }';
  for (const id of [1, 2, 1, 3]) {
    const { data } = await owner.ask<{ customer: { orders: { nodes: { customerId: number }[] } } }>(
      nested,
      { id },
    );
    expect(data?.customer.orders.nodes.every(({ customerId }) => customerId === id)).toBe(true);
  }
});

it('answers every query of the manifest as it would without keeping statements', async () => {
  const random = randomFrom(20_261_122);
  const queries = Object.values(manifest).filter((text) =>
    parse(text).definitions.some(
      (node) =>
        node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
    ),
  );
  let answered = 0;
  for (const text of queries) {
    for (let round = 0; round < 4; round += 1) {
      const variables = variablesFor(text, random);
      const visitor = round % 2 === 0 ? owner : viewer;
      const [built, kept, again] = [
        await visitor.ask(text, { ...variables, padding }),
        await visitor.ask(text, variables),
        await visitor.ask(text, variables),
      ];
      const told = ({ data, errors, status }: typeof built) => ({
        data,
        status,
        errors: errors?.map(({ message, path }) => ({ message, path })),
      });
      expect(told(kept), `${text} ${JSON.stringify(variables)}`).toEqual(told(built));
      expect(told(again)).toEqual(told(built));
      if (!built.errors) answered += 1;
    }
  }
  // Random values are refused now and then; were all of them, nothing would have been compared.
  expect(answered).toBeGreaterThan(queries.length * 2);
});

type Random = (below: number) => number;

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function variablesFor(text: string, random: Random): Record<string, unknown> {
  const definitions = parse(text).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  );
  const valueOf = ({ variable, type: node }: VariableDefinitionNode): [string, unknown] => {
    const type = typeFromAST(schema, node);
    return [variable.name.value, isInputType(type) ? valueFor(type, random, 2) : undefined];
  };
  return Object.fromEntries(definitions.map(valueOf));
}

function valueFor(type: GraphQLInputType, random: Random, depth: number): unknown {
  if (type instanceof GraphQLNonNull)
    return valueFor(type.ofType, random, depth) ?? valueFor(type, random, depth);
  if (random(3) === 0) return undefined;
  if (type instanceof GraphQLList)
    return [valueFor(type.ofType, random, depth)].filter((value) => value !== undefined);
  if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const chosen =
      depth === 0
        ? []
        : [fields[random(fields.length)], fields[random(fields.length)]].filter(
            (field) => field !== undefined,
          );
    return Object.fromEntries(
      chosen.map((field) => [field.name, valueFor(field.type, random, depth - 1)]),
    );
  }
  if (type.name === 'Int') return 1 + random(40);
  if (type.name === 'Boolean') return random(2) === 0;
  if (type.name === 'Float') return random(1000) / 10;
  if (type.name === 'Datetime' || type.name === 'LocalDatetime')
    return `2026-0${1 + random(9)}-11T10:00:00Z`;
  if (type.name === 'Date') return `2026-0${1 + random(9)}-11`;
  return ['1', '25', 'а', 'Анна', 'ORD'][random(5)];
}
