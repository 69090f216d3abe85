import { expect, it } from 'vitest';

import { keyValue } from '../runtime/forms.ts';
import { text, integer } from '../runtime/values.ts';
import { parseRecordId, recordId } from './record-id.ts';

it.each([
  [{ code: '', size: 'a' }, ',a'],
  [{ code: '', size: '' }, ','],
  [{ code: 'a,b', size: '~' }, 'a%2Cb,~'],
])('names a record by its key, of which a part may be an empty text: %j', (key, id) => {
  expect(recordId(['code', 'size'], key)).toBe(id);
  expect(parseRecordId(['code', 'size'], id)).toEqual(key);
});

it.each([
  ['', '~'],
  ['new', '~new'],
  ['~', '%7E'],
  ['~new', '%7Enew'],
])('escapes what an address would mean: %j', (code, id) => {
  expect(recordId(['code'], { code })).toBe(id);
  expect(parseRecordId(['code'], id)).toEqual({ code });
});

it('finds no key in no text', () => {
  expect(parseRecordId(['code'], '')).toBeNull();
});

it('sends an empty text beside another part of the key, and no number for it', () => {
  expect(keyValue({ code: '', size: 'a' }, 'code', text)).toBe('');
  expect(() => keyValue({ code: '', size: 'a' }, 'code', integer)).toThrow(RangeError);
  expect(() => keyValue({ code: '', size: '' }, 'code', text)).toThrow(RangeError);
  expect(() => keyValue({ size: 'a' }, 'code', text)).toThrow(RangeError);
});
