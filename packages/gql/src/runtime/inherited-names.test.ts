import { expect, it } from 'vitest';

import {
  filterConditions,
  filterDescriptors,
  formInputs,
  optionalRecordValue,
  unionRecords,
  keyValue,
  escapeWildcards,
  sortValues,
  sums,
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
    filterConditions(filters, [JSON.parse(JSON.stringify({ field, operator, value: 'PAID' }))]);
  expect(asked(name, 'eq')).toThrow(RangeError);
  expect(asked('status', name)).toThrow(RangeError);
  expect(sortValues({}, [], [{ field: name, descending: true }], [name])).toBeUndefined();
  expect(filterDescriptors({ [name]: { eq: escapeWildcards } }, {}, {})).toEqual([
    expect.objectContaining({ name, kind: 'string', operators: ['eq'] }),
  ]);
  const [input] = Object.values(formInputs()({}, { [name]: { value: () => undefined } }));
  expect(input).toMatchObject({ name, kind: 'string' });
  const own = formInputs<Readonly<Record<string, unknown>>>()({}, { [name]: {} })[name];
  expect(own?.value({})).toBeUndefined();
  expect(own?.value({ [name]: 'own' })).toBe('own');
  expect(() => keyValue({}, name, String)).toThrow(RangeError);
  expect(optionalRecordValue({ inner: {} }, ['inner', name], String)).toBeUndefined();
  expect(sums({ total: {} }, name)).toEqual({});
  expect(sums({ total: { [name]: 5 } }, name)).toEqual({ total: 5 });
  expect(unionRecords([{ __typename: name }])).toEqual([
    { type: name, record: { __typename: name } },
  ]);
  expect(recordId([name], {})).toBe('undefined');
});
