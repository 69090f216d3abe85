import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { buildSchema, graphql } from 'graphql';
import { afterEach, beforeEach, expect, expectTypeOf, it } from 'vitest';

import { addCacheRules, createAdminClient } from '../src/index.ts';
import { startGraphQLServer, type GraphQLServer } from '../src/testing/server/index.ts';
import { createUploadLink } from '../src/transport/index.ts';
import { schema as writtenSchema } from './scalars/generated/documents/schema.ts';
import {
  PlaceShowDocument,
  resource,
  type PlaceCreateVariables,
} from './scalars/generated/resources/places.ts';
import { schema } from './scalars/generated/schema.ts';
import { Point } from './scalars/geo.ts';
import { AddPlaceDocument, AttachPhotoDocument, NearDocument } from './scalars/places.ts';

const served = buildSchema(
  readFileSync(new URL('scalars/schema.graphql', import.meta.url), 'utf8'),
);
const moscow = {
  id: '1',
  name: 'Москва',
  location: '55.75,37.62',
  corners: ['1,2', '3,4'],
  price: 1299,
};
/** What resolvers are given, as it came over the wire. */
let given: unknown[];
let server: GraphQLServer;

beforeEach(async () => {
  given = [];
  const note = (args: object, answer: unknown) => (given.push(args), answer);
  const rootValue = {
    places: () => [moscow],
    place: () => moscow,
    near: (args: object) => note(args, [moscow]),
    createPlace: (args: { input: object }) => note(args, { ...moscow, ...args.input }),
    updatePlace: (args: { input: object }) => note(args, { ...moscow, ...args.input }),
    attachPhoto: () => moscow,
  };
  server = await startGraphQLServer({
    // An upload is told apart by its name in the multipart request; what the server makes of it is
    // its own business.
    answer: ({ query = '', variables, files }) =>
      graphql({
        schema: served,
        source: query,
        rootValue,
        variableValues:
          Object.keys(files).length > 0 ? { ...variables, photo: 'a file' } : variables,
      }),
  });
});
afterEach(() => server.close());

it.each([
  ['documents written by hand', writtenSchema],
  ['resources', schema],
] as const)(
  'values of a type of the project go to the server and back, with the schema of %s',
  async (_of, known) => {
    const client = createAdminClient({ uri: server.uri, schema: known });
    const { data } = await client.query({
      query: NearDocument,
      variables: { point: new Point(1, 2) },
    });
    expect(given).toEqual([{ point: '1,2' }]);
    const [place] = data?.near ?? [];
    expect(place?.location).toEqual(new Point(55.75, 37.62));
    expect(place?.location).toBeInstanceOf(Point);
    expect(place?.corners).toEqual([new Point(1, 2), new Point(3, 4)]);
    expect(place?.price).toBe(1299);
    expectTypeOf(place?.location).toEqualTypeOf<Point | null | undefined>();
    expectTypeOf(place?.price).toEqualTypeOf<number | undefined>();
    // What is kept between visits is JSON.
    expect(client.cache.extract()).toMatchObject({
      'Place:1': { location: '55.75,37.62', corners: ['1,2', '3,4'] },
    });
  },
);

it('an answer that is not kept has such values too, and so have those inside an input', async () => {
  const client = createAdminClient({ uri: server.uri, schema: writtenSchema });
  const { data } = await client.query({
    query: NearDocument,
    variables: { point: new Point(1, 2) },
    fetchPolicy: 'no-cache',
  });
  expect(data?.near[0]?.location).toBeInstanceOf(Point);
  const added = await client.mutate({
    mutation: AddPlaceDocument,
    variables: {
      input: { name: 'Омск', price: 5, location: new Point(5, 6), corners: [new Point(7, 8)] },
    },
  });
  expect(given.at(-1)).toEqual({
    input: { name: 'Омск', price: 5, location: '5,6', corners: ['7,8'] },
  });
  expect(added.data?.createPlace.location).toEqual(new Point(5, 6));
  // @ts-expect-error the text that the server takes is no value of the project
  void (() => client.query({ query: NearDocument, variables: { point: '1,2' } }));
});

it('records have such values, and forms hold what the server takes', async () => {
  const client = createAdminClient({ uri: server.uri, schema });
  addCacheRules(client.cache, resource.cache);
  const { data } = await client.query({ query: PlaceShowDocument, variables: { id: '1' } });
  const record = data?.place;
  expectTypeOf(record?.location).toEqualTypeOf<Point | null | undefined>();
  expect(record?.location).toBeInstanceOf(Point);
  const field = resource.fields.find(({ name }) => name === 'location');
  expect(field?.serialize?.(record?.location)).toBe('55.75,37.62');
  const { update } = resource;
  if (!update) throw new Error('Places can be changed.');
  expect(
    Object.fromEntries(update.inputs.map((input) => [input.name, record && input.value(record)])),
  ).toMatchObject({ location: '55.75,37.62', name: 'Москва', price: 1299 });
  const { data: updated } = await client.mutate({
    mutation: update.document,
    variables: update.variables({ id: '1' }, { location: '9,10' }),
  });
  expect(given).toEqual([{ id: '1', input: { location: '9,10' } }]);
  expect(update.result(updated).record).toMatchObject({ location: new Point(9, 10) });
  expectTypeOf<PlaceCreateVariables['input']['price']>().toEqualTypeOf<number>();
});

it.each([
  ['a file', new File(['png'], 'photo.png')],
  ['a part of one', new Blob(['png'])],
])('an upload takes %s', async (_what, photo) => {
  const client = createAdminClient({
    terminal: createUploadLink({ uri: server.uri }),
    schema: writtenSchema,
  });
  const { data } = await client.mutate({
    mutation: AttachPhotoDocument,
    variables: { id: '1', photo },
  });
  expect(data?.attachPhoto).toMatchObject({ name: 'Москва' });
  await expect(Object.values(server.requests[0]?.files ?? {})[0]?.text()).resolves.toBe('png');
  void (() =>
    // @ts-expect-error the name of a file is none
    client.mutate({ mutation: AttachPhotoDocument, variables: { id: '1', photo: 'photo.png' } }));
});

it('is what code generation makes of the configuration', async () => {
  const main = fileURLToPath(new URL('../../codegen/bin/admin-codegen.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'generate', '--check'], {
    cwd: fileURLToPath(new URL('scalars', import.meta.url)),
  });
  expect(stdout).toMatch(/all up to date/);
});
