import type { FieldKind } from '@admin/gql/resource';

import { dateLimits, type DateLimits } from './date-limits.ts';
import { decimalPlaces } from './number-text.ts';
import { isReversed, isRangeValue, rangeEnds } from './range-value.ts';
import { isEmptyValue, isPlainObject } from './same-value.ts';
import { isUnparsed, type Problem } from './unparsed-text.ts';
import { boundOf, elementOf, localName, type ValueDescriptor } from './value-descriptor.ts';

/**
 * Problem that prevents a value from being sent; `null` for a valid value. Emptiness is checked by
 * the form.
 */
export function valueProblem(
  descriptor: ValueDescriptor,
  value: unknown,
  limits: DateLimits = dateLimits,
): Problem | null {
  if (isEmptyValue(value)) return null;
  if (isUnparsed(value)) return value.problem;
  if (descriptor.list) {
    const element = elementOf(descriptor);
    return Array.isArray(value)
      ? first(value, (item) => valueProblem(element, item, limits))
      : null;
  }
  return checks[descriptor.kind]?.(value, descriptor, limits) ?? null;
}

type Check = (value: unknown, descriptor: ValueDescriptor, limits: DateLimits) => Problem | null;

/** Limits do not apply to `infinity`, to years before the first and to years of five digits. */
const checkDay: Check = (value, _, limits) => {
  const text = String(value);
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return day === undefined || text.endsWith(' BC') ? null : dateProblem(day, limits);
};

/** Problem of a number that the column would round or could not store. */
const checkDigits: Check = (value, { digits }) => {
  const places = digits ? decimalPlaces(String(value)) : null;
  if (!digits || !places) return null;
  if (places.behind > Math.max(digits.scale, 0))
    return digits.scale > 0
      ? { key: 'input.problem.fractionDigits', values: { count: digits.scale } }
      : { key: 'input.problem.integer' };
  // `numeric(2,4)` has no digit before the point.
  const count = Math.max(digits.precision - digits.scale, 0);
  return places.before > count ? { key: 'input.problem.wholeDigits', values: { count } } : null;
};

/** Checks by kind, for kinds whose controls accept values that the server would refuse. */
const checks: Partial<Record<FieldKind, Check>> = {
  uuid: (value) => (isUuid(value) ? null : { key: 'input.problem.uuid' }),
  email: (value) => (/^\S+@\S+$/.test(String(value)) ? null : { key: 'input.problem.email' }),
  url: (value) => (/\s/.test(String(value).trim()) ? { key: 'input.problem.url' } : null),
  decimal: checkDigits,
  float: checkDigits,
  date: checkDay,
  localDateTime: checkDay,
  instant: checkDay,
  range: (value, descriptor, limits) => rangeProblem(descriptor, value, limits),
  interval: (value) =>
    isPlainObject(value)
      ? first(Object.values(value), (part) => (isUnparsed(part) ? part.problem : null))
      : null,
  object: (value, { inputs = [] }, limits) =>
    isPlainObject(value)
      ? first(inputs, (input) => nestedProblem(input, value[localName(input)], limits))
      : null,
};

export function isUuid(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i.test(value.trim())
  );
}

function nestedProblem(input: ValueDescriptor, value: unknown, limits: DateLimits): Problem | null {
  if (input.required && isEmptyValue(value)) return { key: 'form.required' };
  return valueProblem(input, value, limits);
}

function dateProblem(day: string, { min, max }: DateLimits): Problem | null {
  if (day < min) return { key: 'input.problem.dateMin', values: { min: dayText(min) } };
  if (day > max) return { key: 'input.problem.dateMax', values: { max: dayText(max) } };
  return null;
}

/** `31.12.2099`, unmistakable in both languages. */
const dayText = (day: string) => day.split('-').toReversed().join('.');

function rangeProblem(
  descriptor: ValueDescriptor,
  value: unknown,
  limits: DateLimits,
): Problem | null {
  if (!isRangeValue(value)) return null;
  const ends = rangeEnds(value, descriptor.of);
  const bound = boundOf(descriptor);
  const problem = valueProblem(bound, ends.start, limits) ?? valueProblem(bound, ends.end, limits);
  return problem ?? (isReversed(ends, descriptor.of) ? { key: 'input.problem.rangeOrder' } : null);
}

function first<T>(items: readonly T[], problemOf: (item: T) => Problem | null): Problem | null {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return null;
}
