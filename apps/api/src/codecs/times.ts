import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/**
 * Dates and times as PostgreSQL writes them into JSON, which is ISO 8601 whatever `DateStyle` says:
 * with `infinity`, with `BC` after years before the first, with `24:00:00`, and with the zone that
 * a `timetz` has. `to_char` has no words for these.
 */
export const timeChanges: Partial<PgCodec> = {
  castFromPg: (value: SQL) => sql`(to_json(${value}) #>> '{}')`,
};

/** `+03` as `+03:00`, which is how ISO 8601 and browsers know an offset. */
export const zonedTimeChanges: Partial<PgCodec> = {
  ...timeChanges,
  fromPg: (text: string) => text.replace(/([+-]\d\d)$/, '$1:00'),
};
