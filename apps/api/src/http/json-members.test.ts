import { expect, it } from 'vitest';
import { membersOf } from './json-members.ts';

const read = (json: string): Record<string, string> =>
  Object.fromEntries(
    [...membersOf(Buffer.from(json))].map(([name, value]) => [name, Buffer.from(value).toString()]),
  );

it('finds the members of an object without their values', () => {
  expect(
    read('{"query": "{ a }", "variables":{"a":[1,{"query":"b"}],"c:":"}\\","},"n":null}'),
  ).toEqual({ query: ' "{ a }"', variables: '{"a":[1,{"query":"b"}],"c:":"}\\","}', n: 'null' });
});

it('reads names as JSON.parse does: escaped ones, and the last of two', () => {
  expect(read('{"\\u0071uery":1,"query":2,"__proto__":3}')).toEqual(
    JSON.parse('{"query":"2","__proto__":"3"}'),
  );
});

it.each(['', '[', '[{"query":1}]', '"query":1', '{"query"', '{"a', '{1:2}'])(
  'finds no member in %j',
  (json) => expect(read(json)).toEqual({}),
);
