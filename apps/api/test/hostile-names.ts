import * as fc from 'fast-check';

/** Names that were lost, mixed up or ended the command, and their neighbours. */
const hostile = [
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'valueOf',
  '__typename',
  'prototype',

  'foo_bar',
  'fooBar',
  'FooBar',
  'foo bar',
  'foo-bar',
  'FOO_BAR',
  '_foo_bar',
  'foo_bar_',
  'foo__bar',

  'f_125_hz',
  'f_12_5hz',
  'f125hz',
  '1',
  '2',
  '100%',
  '2fa',
  '№',
  '☆',
  '→',
  'ещё',
  'еще',
  'Ёлка',
  'naïve',

  'and',
  'or',
  'not',
  'search',
  'revision',
  'primary_key',
  'natural',
  'patch',
  'client_mutation_id',
  'node_id',

  'true',
  'false',
  'null',
  'query',
  'mutation',
  'type',
  'input',
  'on',
  'a"b',
  "a'b",
  'a\\b',
  'a.b',
  '$1',
  ' ',

  'contact',
  'contacts',
  'person',
  'people',
  'Person',
  'order_filter',
  'orders',
  'order',
  'dates',
  'viewer',
  'point',

  'foo_bars',
  'status',
  'statuses',
  'create_order',
  'order_connection',
  'saved_views',
  'records',
  'nodes',
  'edges',
];

const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((text) => !text.includes('\0') && Buffer.byteLength(text) < 60),
  },
);
/** So many different names, most of them hostile. */
export const hostileNames = (minLength: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(name, { minLength, maxLength });
