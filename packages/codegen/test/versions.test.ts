import { buildSchema, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import type { RecordArgument } from '../src/model.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { written } from './written.ts';

/** What generated code does with the state of a record, in schemas of several habits. */
const queries = 'type Query { notes(first: Int, offset: Int): [Note!]! note(id: ID!): Note }';

interface Case {
  readonly sdl: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** Variables of an update of `text` to `'new'`. */
  readonly sends: unknown;
  readonly versioned: boolean;
}

const cases: Readonly<Record<string, Case>> = {
  'a version beside the patch': {
    sdl: `${queries} type Note { id: ID! text: String version: Int! } input NotePatch { text: String version: Int }
      type Mutation { createNote(text: String, version: Int): Note updateNote(input: UpdateNote!): Note } input UpdateNote { id: ID! version: Int patch: NotePatch! }`,
    record: { id: '1', text: 'old', version: 4 },
    sends: { input: { id: '1', version: 4, patch: { text: 'new' } } },
    versioned: true,
  },
  'a moment beside the values': {
    sdl: `scalar DateTime ${queries} type Note { id: ID! text: String updatedAt: DateTime! } input NoteInput { text: String updatedAt: DateTime }
      type Mutation { createNote(input: NoteInput!): Note updateNote(id: ID!, updatedAt: DateTime!, input: NoteInput!): Note }`,
    record: { id: '1', text: 'old', updatedAt: '2026-11-22T10:00:00.000123Z' },
    sends: { id: '1', updatedAt: '2026-11-22T10:00:00.000123Z', input: { text: 'new' } },
    versioned: true,
  },
  'a moment in an envelope, that a new record does not take': {
    sdl: `scalar DateTime type Query { notes(first: Int, offset: Int): [NoteEntity!]! note(id: ID!): NoteEntity }
      type NoteEntity { id: ID! attributes: Note } type Note { text: String title: String updatedAt: DateTime }
      type Mutation { createNote(data: NoteData!): NoteEntity updateNote(id: ID!, data: NoteChange!): NoteEntity }
      input NoteData { attributes: NoteAttributes! } input NoteAttributes { text: String title: String }
      input NoteChange { attributes: ChangedAttributes! } input ChangedAttributes { text: String title: String updatedAt: DateTime }`,
    record: { id: '1', attributes: { text: 'old', title: 'a', updatedAt: '2026-11-22T10:00:00Z' } },
    sends: { id: '1', data: { attributes: { text: 'new', updatedAt: '2026-11-22T10:00:00Z' } } },
    versioned: true,
  },
  'a condition of another name than the mark': {
    sdl: `${queries} type Note { id: ID! text: String etag: String! } input NoteInput { text: String }
      type Mutation { createNote(input: NoteInput!): Note updateNote(id: ID!, input: NoteInput!, ifMatch: String): Note }`,
    record: { id: '1', text: 'old', etag: 'W/"7"' },
    sends: { id: '1', input: { text: 'new' }, ifMatch: 'W/"7"' },
    versioned: true,
  },
  'what is expected, among the values': {
    sdl: `${queries} type Note { id: ID! text: String revision: String! } input NewNote { text: String revision: String } input ChangeNote { id: ID! text: String expectedRevision: String }
      type Mutation { createNote(input: NewNote!): Note changeNote(input: ChangeNote!): Note updateNote(input: ChangeNote!): Note }`,
    record: { id: '1', text: 'old', revision: 'abc' },
    sends: { input: { id: '1', text: 'new', expectedRevision: 'abc' } },
    versioned: true,
  },
  'a column among those of a table': {
    sdl: `scalar timestamptz ${queries} type Note { id: ID! text: String version: Int updated_at: timestamptz }
      input note_insert { text: String version: Int updated_at: timestamptz } input note_set { text: String version: Int updated_at: timestamptz }
      type Mutation { createNote(object: note_insert!): Note updateNote(id: ID!, _set: note_set!): Note }`,
    record: { id: '1', text: 'old', version: 4, updated_at: '2026-11-22T10:00:00Z' },
    sends: { id: '1', _set: { text: 'new' } },
    versioned: false,
  },
  'a version in the one object of all writes': {
    sdl: `${queries} type Note { id: ID! text: String version: Int } input NoteInput { text: String version: Int }
      type Mutation { createNote(input: NoteInput!): Note updateNote(id: ID!, input: NoteInput!): Note }`,
    record: { id: '1', text: 'old', version: 4 },
    sends: { id: '1', input: { text: 'new', version: 4 } },
    versioned: false,
  },
  'a version of which the description says what it is for': {
    sdl: `${queries} type Note { id: ID! text: String version: Int } input NoteInput { text: String "For optimistic locking." version: Int }
      type Mutation { createNote(input: NoteInput!): Note updateNote(id: ID!, input: NoteInput!): Note }`,
    record: { id: '1', text: 'old', version: 4 },
    sends: { id: '1', input: { text: 'new', version: 4 } },
    versioned: true,
  },
  none: {
    sdl: `${queries} type Note { id: ID! text: String } input NoteInput { text: String } type Mutation { updateNote(id: ID!, input: NoteInput!): Note }`,
    record: { id: '1', text: 'old' },
    sends: { id: '1', input: { text: 'new' } },
    versioned: false,
  },
};

describe.each(Object.entries(cases))('%s', (_name, { sdl, record, sends, versioned }) => {
  it('is sent as it was read, and promises what the schema tells', async () => {
    const schema = buildSchema(sdl);
    const { resources, remove } = await written(printResources(schema, inferModel(schema)));
    const update = resources[0]?.update;
    expect(update?.variables({ id: '1' }, { text: 'new' }, record)).toEqual(sends);
    expect(update !== undefined && 'versioned' in update && update.versioned === true).toBe(
      versioned,
    );
    await remove();
  });

  it('is selected by valid documents, and answered', async () => {
    const schema = buildSchema(sdl);
    const model = inferModel(schema);
    const { resources, remove } = await written(printResources(schema, model));
    const documents = resources.flatMap(({ list, show, create, update }) =>
      [list, show, create, update].flatMap((operation) => operation?.document ?? []),
    );
    expect(documents.flatMap((document) => validate(schema, document))).toEqual([]);
    expect(
      (
        await Promise.all(resources.map((resource) => operate(resource, schema, model.scalars)))
      ).flat(),
    ).toEqual([]);
    await remove();
  });

  it('is explained', () => {
    const [resource] = inferModel(buildSchema(sdl)).resources;
    const [decision] = (resource?.decisions ?? []).filter(({ role }) => role === 'version');
    const held = resource?.update?.recordArguments.find(({ version }: RecordArgument) => version);
    expect(decision?.choice).toBe(held ? held.argument.join('.') : 'none');
    expect(decision?.evidence).toContain(
      versioned ? 'the server compares it' : 'read again just before',
    );
  });
});

it('compares the version of a deletion, too', async () => {
  const schema = buildSchema(
    `${queries} type Note { id: ID! text: String version: Int! } type Mutation { deleteNote(id: ID!, version: Int): Note }`,
  );
  const { resources, remove } = await written(printResources(schema, inferModel(schema)));
  expect(resources[0]?.remove).toMatchObject({ versioned: true });
  expect(resources[0]?.remove?.variables({ id: '1' }, { id: '1', version: 3 })).toEqual({
    id: '1',
    version: 3,
  });
  await remove();
});
