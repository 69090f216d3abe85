import type { FieldKind, IntervalValue } from '@admin/gql/resource';

import { isSameDecimal } from './number-text.ts';
import { isRangeValue, rangeEnds } from './range-value.ts';
import { isUnparsed } from './unparsed-text.ts';
import { boundOf, elementOf, localName, type ValueDescriptor } from './value-descriptor.ts';

export const intervalParts = [
  'years',
  'months',
  'days',
  'hours',
  'minutes',
  'seconds',
] as const satisfies readonly (keyof IntervalValue)[];

/** Tests whether an input has no value: `null`, an empty text, an empty list. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/**
 * Tests whether two values of a kind are equivalent, so that saving one over the other would change
 * nothing: `'1.50'` and `'1.5'`, one moment with two offsets, `[1, 10)` and `[1, 9]`, an empty text
 * and `null`.
 */
export function isSameValue(descriptor: ValueDescriptor, a: unknown, b: unknown): boolean {
  if (isEmptyValue(a) || isEmptyValue(b)) return isEmptyValue(a) && isEmptyValue(b);
  if (isUnparsed(a) || isUnparsed(b)) return isUnparsed(a) && isUnparsed(b) && a.text === b.text;
  if (descriptor.list) {
    const element = elementOf(descriptor);
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => isSameValue(element, item, b[index]))
    );
  }
  const compare = comparisons[descriptor.kind] ?? Object.is;
  return compare(a, b, descriptor);
}

type Comparison = (a: unknown, b: unknown, descriptor: ValueDescriptor) => boolean;

const areSameTexts: Comparison = (a, b) =>
  withoutEmptyFraction(String(a)) === withoutEmptyFraction(String(b));
const areSameDecimals: Comparison = (a, b) => isSameDecimal(String(a), String(b));

/** Kinds whose values can be written in several ways; the others are equal when they are identical. */
const comparisons: Partial<Record<FieldKind, Comparison>> = {
  decimal: areSameDecimals,
  bigint: areSameDecimals,
  instant: (a, b) => a === b || Date.parse(String(a)) === Date.parse(String(b)),
  time: areSameTexts,
  localDateTime: areSameTexts,
  uuid: (a, b) => String(a).toLowerCase() === String(b).toLowerCase(),
  // A key may come as a number and be typed as text.
  id: (a, b) => String(a) === String(b),
  interval: (a, b) =>
    isPlainObject(a) &&
    isPlainObject(b) &&
    intervalParts.every((part) => Number(a[part] ?? 0) === Number(b[part] ?? 0)),
  range: (a, b, { of }) => {
    if (!isRangeValue(a) || !isRangeValue(b) || (a.isEmpty ?? false) !== (b.isEmpty ?? false))
      return false;
    const [left, right, bound] = [
      rangeEnds(a, of),
      rangeEnds(b, of),
      boundOf({ kind: 'range', of }),
    ];
    return isSameValue(bound, left.start, right.start) && isSameValue(bound, left.end, right.end);
  },
  object: (a, b, { inputs }) => {
    if (!isPlainObject(a) || !isPlainObject(b)) return false;
    return inputs
      ? inputs.every((input) => isSameValue(input, a[localName(input)], b[localName(input)]))
      : isSameJson(a, b);
  },
  json: (a, b) => isSameJson(a, b),
  reference: (a, b) => isSameJson(a, b),
};

const withoutEmptyFraction = (text: string) =>
  text.replace(/\.(\d*?)0+(?=\D|$)/, (_, digits: string) => (digits ? `.${digits}` : ''));

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isUnparsed(value);
}

/** Equality of JSON values; the order of keys does not count. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isUnparsed(a) && isUnparsed(b)) return a.text === b.text;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
