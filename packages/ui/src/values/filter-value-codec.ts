import type { FieldKind, FilterDescriptor } from '@admin/gql/resource';

type Kinded = Pick<FilterDescriptor, 'kind' | 'values'>;

const patterns: Partial<Record<FieldKind, RegExp>> = {
  integer: /^-?\d{1,15}$/,
  bigint: /^-?\d+$/,
  decimal: /^-?\d+(\.\d+)?$/,
  float: /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i,
  boolean: /^(true|false)$/,
  // A date, or the name of a period, `~lastWeek`. The list of periods is loaded with the first
  // period.
  date: /^(\d{4}-\d{2}-\d{2}|~.+)$/,
  time: /^\d{2}:\d{2}(:\d{2}(\.\d+)?)?([+-]\d{2}(:?\d{2})?)?$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};
const structured: ReadonlySet<FieldKind> = new Set(['json', 'object', 'interval', 'range']);
const longestValue = 2000;

/** The value of a filter in an address. */
export function formatFilterValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value that an address holds; `undefined` when it holds none that fits the filter. */
export function parseFilterValue({ kind, values }: Kinded, text: string): unknown {
  if (text === '' || text.length > longestValue) return undefined;
  if (patterns[kind]?.test(text) === false) return undefined;
  if (kind === 'enum')
    return !values || values.some(({ value }) => value === text) ? text : undefined;
  if (kind === 'instant' || kind === 'localDateTime')
    return text.startsWith('~') || !Number.isNaN(Date.parse(text)) ? text : undefined;
  if (kind === 'integer' || kind === 'float') return Number(text);
  if (kind === 'boolean') return text === 'true';
  if (!structured.has(kind)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
