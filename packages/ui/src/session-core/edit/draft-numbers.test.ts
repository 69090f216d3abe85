import { expect, it } from 'vitest';

import { parseExactJson } from '../../values/json-text.ts';
import { decodeDraft, encodeDraft } from './draft.ts';

it('stores the numbers of JSON with their digits', () => {
  const text = '{"id":9007199254740993,"sizes":[1,1e400]}';
  const stored = encodeDraft({
    savedAt: '2026-11-27T10:00:00.000Z',
    values: { attributes: parseExactJson(text) },
  });
  expect(JSON.stringify(decodeDraft(stored)?.values['attributes'])).toBe(text);
});
