import { expect, it } from 'vitest';

import { dateCell, localMomentCell, momentCell, numberCell, timeCell } from './cell.ts';
import { createJsonLinesWriter } from './json-lines.ts';

it.each([
  [numberCell, '0', 'number', '0'],
  [numberCell, '-0.50', 'number', '-0.50'],
  [numberCell, '000123456789012345', 'number', '000123456789012345'],
  [numberCell, '1234567890123456', 'text', '1234567890123456'],
  [numberCell, '12345678901234.5', 'number', '12345678901234.5'],
  [numberCell, '123456789012345.5', 'text', '123456789012345.5'],
  [numberCell, '0.00000000000000000001', 'number', '0.00000000000000000001'],
  [numberCell, '1e5', 'text', '1e5'],
  [numberCell, '.5', 'text', '.5'],
  [dateCell, '2026-11-21', 'date', '2026-11-21'],
  [dateCell, '12026-11-21', 'text', '12026-11-21'],
  [dateCell, '2026-11-21T00:00', 'text', '2026-11-21T00:00'],
  [timeCell, '14:30', 'time', '14:30:00'],
  [timeCell, '23:59:59.1200', 'time', '23:59:59.12'],
  [timeCell, '00:00:10.000', 'time', '00:00:10'],
  [timeCell, '24:00', 'text', '24:00'],
  [timeCell, '14:30+03:00', 'text', '14:30+03:00'],
  [localMomentCell, '2026-11-21 14:30', 'moment', '2026-11-21T14:30:00'],
  [localMomentCell, '2026-11-21T14:30:20', 'moment', '2026-11-21T14:30:20'],
  [localMomentCell, '2026-11-21', 'text', '2026-11-21'],
  [momentCell, '2026-11-21', 'text', '2026-11-21'],
  [momentCell, 'infinity', 'text', 'infinity'],
  [momentCell, '2026-99-99T00:00:00Z', 'text', '2026-99-99T00:00:00Z'],
  [momentCell, '0999-06-01T12:00:00Z', 'text', '0999-06-01T12:00:00Z'],
] as const)('%o writes %s as a %s: %s', (cell, text, kind, written) => {
  expect(cell(text)).toEqual({ kind, text: written });
});

it.each(['1000-06-01T12:00:00Z', '9999-06-01T12:00:00.5Z'])(
  '%s has a year of a calendar',
  (text) => {
    expect(momentCell(text)).toMatchObject({ kind: 'moment' });
  },
);

it('writes a record a line, without names of types, and nothing of no records', () => {
  const field = (name: string) => ({ name, kind: 'json', nullable: true }) as const;
  const writer = createJsonLinesWriter([field('id'), field('tags'), field('author')]);
  expect(writer.write([])).toEqual([]);
  expect(
    Buffer.concat(
      writer.write([
        {
          __typename: 'Book',
          id: 1,
          tags: [{ __typename: 'Tag', name: 'а' }],
          author: null,
          more: 1,
        },
        { id: '2', author: { __typename: 'Author', name: 'Анна' } },
      ]),
    ).toString('utf8'),
  ).toBe(
    '{"id":1,"tags":[{"name":"а"}],"author":null}\n{"id":"2","tags":null,"author":{"name":"Анна"}}\n',
  );
  expect(writer.end()).toEqual([]);
});
