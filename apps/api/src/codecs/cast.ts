import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/** A value as the text that its codec reads. */
export function cast(codec: PgCodec, value: SQL): SQL {
  return codec.castFromPg?.(value) ?? sql`${sql.parens(value)}::text`;
}

/** A list whose items are cast one by one. */
export function castItems(list: SQL, castItem: (item: SQL) => SQL): SQL {
  const item = sql.identifier(Symbol('item'));
  return sql`(case when ${list} is null then null else array(select ${castItem(item)} from unnest(${list}) ${item})::text end)`;
}
