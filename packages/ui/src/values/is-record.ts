import type { IntervalValue, RangeValue, ResourceRecord } from '@admin/gql/resource';

export function isRecord(value: unknown): value is ResourceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRange(value: unknown): value is RangeValue {
  return isRecord(value) && 'start' in value && 'end' in value;
}

export function isInterval(value: unknown): value is IntervalValue {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (part) => part == null || typeof part === 'number' || typeof part === 'string',
    )
  );
}
