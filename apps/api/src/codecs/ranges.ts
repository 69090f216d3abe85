import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { cast, castItems } from './cast.ts';

interface Bound {
  readonly value: unknown;
  readonly inclusive: boolean;
}

interface Range {
  readonly start?: Bound | null;
  readonly end?: Bound | null;
  readonly isEmpty?: boolean | null;
}

/** Two bounds as JSON, each as its own codec reads it, or `empty`, which has none. */
export function rangeChanges(bound: PgCodec): Partial<PgCodec> {
  const castRange = (range: SQL): SQL =>
    sql`(case when ${range} is null then null when isempty(${range}) then 'empty' else json_build_array(lower_inc(${range}), ${cast(bound, sql`lower(${range})`)}, ${cast(bound, sql`upper(${range})`)}, upper_inc(${range}))::text end)`;
  const readBound = (value: unknown, inclusive: unknown): Bound | null =>
    typeof value === 'string'
      ? { value: bound.fromPg(value), inclusive: inclusive === true }
      : null;
  const writeBound = ({ value }: Bound): string =>
    `"${String(bound.toPg(value)).replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return {
    castFromPg: castRange,
    listCastFromPg: (list: SQL) => castItems(list, castRange),
    fromPg(text: string): Range {
      if (text === 'empty') return { start: null, end: null, isEmpty: true };
      const bounds: unknown = JSON.parse(text);
      if (!Array.isArray(bounds)) throw new TypeError(`${text} is no range.`);
      const [startInclusive, start, end, endInclusive]: unknown[] = bounds;
      return {
        start: readBound(start, startInclusive),
        end: readBound(end, endInclusive),
        isEmpty: false,
      };
    },
    toPg({ start, end, isEmpty }: Range): string {
      if (isEmpty && !start && !end) return 'empty';
      const from = start ? `${start.inclusive ? '[' : '('}${writeBound(start)}` : '(';
      const to = end ? `${writeBound(end)}${end.inclusive ? ']' : ')'}` : ')';
      return `${from},${to}`;
    },
  };
}
