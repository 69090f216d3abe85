import { describe, expect, it } from 'vitest';

import {
  array,
  arrow,
  code,
  identifier,
  literal,
  object,
  parameter,
  property,
  readonlyList,
  string,
  union,
} from './code.ts';
import { besideLibrary } from './imports.ts';
import { imported, importLines } from './library.ts';

const [data, request] = [parameter('data'), parameter('request')];

describe('A function', () => {
  it('marks a parameter that it does not use, and leaves out those behind the last that it uses', () => {
    expect(arrow([data, request], code`${request}.page`).text).toBe(
      '(_data, request) => request.page',
    );
    expect(arrow([data, request], code`${data}.orders`).text).toBe('(data) => data.orders');
    expect(arrow([data, request], literal(true)).text).toBe('() => true');
  });

  it('does not take the name of a property for its parameter', () => {
    expect(arrow([request], object([property('request', string('data'))])).text).toBe(
      "() => ({ request: 'data' })",
    );
  });

  it('keeps its parameters to itself', () => {
    const inner = arrow([data], code`${data}.id`);
    expect(arrow([data, request], code`${request}.items.map(${inner})`).text).toBe(
      '(_data, request) => request.items.map((data) => data.id)',
    );
  });
});

it('A property is short only where its value is the constant or parameter of that name', () => {
  expect(property('request', request).text).toBe('request');
  expect(property('true', literal(true)).text).toBe('true: true');
});

it('Text of a schema is quoted, whatever it holds', () => {
  expect(string("it's").text).toBe('"it\'s"');
  expect(array([string('\u2028`${x}')]).text).toBe('["\\u2028`${x}"]');
});

it('A list of a union has parentheses around it', () => {
  expect(readonlyList(union([identifier('Order'), identifier('null')])).text).toBe(
    'readonly (Order | null)[]',
  );
  expect(readonlyList(identifier('Order')).text).toBe('readonly Order[]');
});

it('What code uses is imported, types by name and functions as one namespace', () => {
  const { uses } =
    code`${imported('nonNull')}(${imported('nonNull')}(x)) satisfies ${imported('PageInfo')} ${imported('Sorts')}`;
  expect(importLines(uses, '../../', besideLibrary)).toEqual([
    "import type { PageInfo } from '../../resource/index.ts';",
    "import type { Sorts } from '../../runtime/index.ts';",
    "import * as gql from '../../runtime/index.ts';",
  ]);
  expect(importLines(uses, '../../', { library: '@acme/gql', extension: '' })).toEqual([
    "import type { PageInfo, Sorts } from '@acme/gql/runtime';",
    "import * as gql from '@acme/gql/runtime';",
  ]);
});
