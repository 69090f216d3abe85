import type { FormValues } from '@admin/gql/resource';
import { expect, it } from 'vitest';

import { UnparsedText } from '../values/unparsed-text.ts';
import { isAsked, knownValues } from './defined-values.ts';

const typed = new UnparsedText('12,', { key: 'input.problem.decimal' });
const input = { name: 'reason', kind: 'string', nullable: true, required: false } as const;
const value = () => null;

it('what is typed and is no value yet is none to a definition', () => {
  expect(knownValues({ price: typed, title: 'Чайка', note: undefined })).toEqual({
    price: null,
    title: 'Чайка',
    note: undefined,
  });
});

it('a form has an input unless its definition says otherwise of the values', () => {
  const isRefused = (values: FormValues) => values['status'] === 'REFUSED';
  const ruled = { ...input, value, rules: { when: isRefused } };
  expect(isAsked({ ...input, value }, {})).toBe(true);
  expect(isAsked({ ...input, value, rules: {} }, {})).toBe(true);
  expect(isAsked(ruled, { status: 'REFUSED' })).toBe(true);
  expect(isAsked(ruled, { status: 'NEW' })).toBe(false);
  expect(isAsked(ruled, { status: typed })).toBe(false);
});
