import { expect, it } from 'vitest';

import { isStatus, statusTone } from './status-tone.ts';

it.each([
  ['paid', 'good'],
  ['PAYMENT_PAID', 'good'],
  ['delivered', 'good'],
  ['cancelled', 'bad'],
  ['CANCELED', 'bad'],
  ['paymentFailed', 'bad'],
  ['ERROR_RESOLVED', 'good'],
  ['pending', 'waiting'],
  ['PARTIALLY_PAID', 'waiting'],
  ['WAITING_FOR_APPROVAL', 'waiting'],
  ['ON_HOLD', 'waiting'],
  ['new', 'moving'],
  ['in_transit', 'moving'],
  ['IN_PROGRESS', 'moving'],
  ['NOT_PAID', undefined],
  ['draft', undefined],
  ['courier', undefined],
  ['оплачен', undefined],
  ['', undefined],
])('takes %s for %s', (value, tone) => {
  expect(statusTone(value)).toBe(tone);
});

const values = (...names: readonly string[]) => names.map((value) => ({ value }));

it('takes an enum for a state when its values are called like states', () => {
  expect(isStatus(values('pending', 'paid', 'failed', 'refunded'))).toBe(true);
  expect(isStatus(values('DRAFT', 'PUBLISHED', 'WITHDRAWN'))).toBe(true);
  expect(isStatus(values('card', 'cash', 'invoice', 'sbp'))).toBe(false);
  expect(isStatus(values('editor', 'owner', 'viewer'))).toBe(false);
  expect(isStatus(values('NEW', 'USED', 'REFURBISHED'))).toBe(false);
  expect(isStatus([])).toBe(false);
});
