import { expect, it } from 'vitest';

import {
  conditions,
  described,
  formInputs,
  heldIfAny,
  hits,
  keyed,
  like,
  sorted,
  sumsOf,
} from './index.ts';
import { recordId } from '../resource/index.ts';

/** Members that every JavaScript object has. A schema may call its things so. */
const members = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => !name.startsWith('__'),
);

it.each(members)('finds no filter, order, field or value called %s where there is none', (name) => {
  const filters = { status: { eq: String } };
  const asked = (field: string, operator: string) => () =>
    // A view that somebody stored or typed into the address names any field and any operator.
    conditions(filters, [JSON.parse(JSON.stringify({ field, operator, value: 'PAID' }))]);
  expect(asked(name, 'eq')).toThrow(RangeError);
  expect(asked('status', name)).toThrow(RangeError);
  expect(sorted({}, [], [{ field: name, descending: true }], [name])).toBeUndefined();
  expect(described({ [name]: { eq: like } }, {}, {})).toEqual([
    expect.objectContaining({ name, kind: 'string', operators: ['eq'] }),
  ]);
  const [input] = Object.values(formInputs()({}, { [name]: { value: undefined } }));
  expect(input).toMatchObject({ name, kind: 'string' });
  const own = formInputs<Readonly<Record<string, unknown>>>()({}, { [name]: {} })[name];
  expect(own?.value({})).toBeUndefined();
  expect(own?.value({ [name]: 'own' })).toBe('own');
  expect(() => keyed({}, name, String)).toThrow(RangeError);
  expect(heldIfAny({ inner: {} }, ['inner', name], String)).toBeUndefined();
  expect(sumsOf({ total: {} }, name)).toEqual({});
  expect(sumsOf({ total: { [name]: 5 } }, name)).toEqual({ total: 5 });
  expect(hits([{ __typename: name }])).toEqual([{ type: name, record: { __typename: name } }]);
  expect(recordId([name], {})).toBe('undefined');
});
