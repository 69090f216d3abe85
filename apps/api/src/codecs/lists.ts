import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { unreadable } from './unreadable.ts';

/**
 * GraphQL has lists, PostgreSQL arrays of any dimensions, whose count may begin anywhere. An array
 * of another form than a list is the error of its cell: flattened, or counted from one, it would be
 * another value.
 */
export function listChanges({ castFromPg, fromPg }: PgCodec): Partial<PgCodec> {
  return {
    ...(castFromPg && {
      castFromPg: (list: SQL) =>
        sql`(case when array_ndims(${list}) > 1 or array_lower(${list}, 1) <> 1 then ${list}::text else ${castFromPg(list)} end)`,
    }),
    fromPg(text: string) {
      if (text.startsWith('[') || text.startsWith('{{'))
        throw unreadable(
          text,
          'it is an array of several dimensions, or one that is not counted from 1',
        );
      return fromPg(text);
    },
  };
}
