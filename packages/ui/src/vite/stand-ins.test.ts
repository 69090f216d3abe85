import { assert, boolean, constantFrom, oneof, property, string } from 'fast-check';
import { Kind, parse, print as graphqlPrint, type FieldNode } from 'graphql';
import { expect, it } from 'vitest';

import { maskFragment, maskOperation } from './stand-ins/masking.ts';
import { print } from './stand-ins/print.ts';
import {
  isReadableStreamLike,
  readableStreamLikeToAsyncGenerator,
} from './stand-ins/readable-stream.ts';

it.each([maskFragment, maskOperation])(
  'says what an application has no data masking for: %o',
  (mask) => {
    expect(() => mask()).toThrow('`dataMasking` is left out');
  },
);

const asked = String.raw`
  "What it asks\nfor \u0001" query Orders($first: Int! = 25 @limited, $filters: [Filter!], "which" $after: [[ID!]!]) @live(every: 1.5) {
    orders(first: $first, filters: $filters, after: "a \"b\" \\ \t Ё\u0081", sort: [{field: TOTAL, desc: true}, {}], note: null, of: [], long: "more than eighty") {
      total: sum(of: -1e3)
      ...Order @include(if: $first)
      ... on Paid @skip(if: false) @defer { at, by { id } }
      ... { id }
      ... @defer(label: "late") { note(text: """
        two
          lines, "quoted"
      """, other: """one""") }
    }
  }
  fragment Order on Order @cached { id }
  mutation { save }
  subscription Changes($of: ID) { changed(of: $of, with: {a: [1, 2], b: {c: $of}}) { id } }
  { short }
`;

it('prints what is asked of a server as `graphql` does, letter by letter', () => {
  const document = parse(asked, { allowLegacyFragmentVariables: true });
  expect(print(document)).toBe(graphqlPrint(document));
  const awkward = string({
    unit: constantFrom('"', '\\', '\n', ' ', '\t', '\r', 'a', '\u007F', 'long '.repeat(10)),
  });
  assert(
    property(oneof(string(), awkward), boolean(), (value, block) => {
      const text: FieldNode = {
        kind: Kind.FIELD,
        name: { kind: Kind.NAME, value: 'find' },
        arguments: [
          {
            kind: Kind.ARGUMENT,
            name: { kind: Kind.NAME, value: 'text' },
            value: { kind: Kind.STRING, value, block },
          },
        ],
      };
      expect(print(text)).toBe(graphqlPrint(text));
    }),
  );
});

it('prints no schema', () => {
  expect(() => print(parse('type Order { id: ID! }'))).toThrow(
    'A build prints no ObjectTypeDefinition',
  );
});

it('reads a stream to its end, and lets go of it', async () => {
  const stream = new ReadableStream<number>({
    start(controller) {
      for (const value of [1, 2]) controller.enqueue(value);
      controller.close();
    },
  });
  expect([
    isReadableStreamLike(stream),
    isReadableStreamLike({}),
    isReadableStreamLike(null),
  ]).toEqual([true, false, false]);
  const values: number[] = [];
  for await (const value of readableStreamLikeToAsyncGenerator(stream)) values.push(value);
  expect([values, stream.locked]).toEqual([[1, 2], false]);
});
