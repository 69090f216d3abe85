import type { PgCodec } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { unreadable } from './unreadable.ts';

/**
 * Numbers are numbers, `NaN` and `Infinity` their text: cursors hold those, and `Float` refuses
 * them as the error of their cell.
 */
export const floatChanges: Partial<PgCodec> = {
  fromPg: (text: string) => {
    const value = Number(text);
    return Number.isFinite(value) ? value : text;
  },
};

/**
 * An amount is sent as a decimal with a point. Text that is cast to `money` at once is read by the
 * language of the server: in German `1.50` is a hundred and fifty.
 */
export const moneyChanges: Partial<PgCodec> = { sqlType: sql`numeric::money` };

/** Identifiers go up to 4294967295, beyond `Int`. */
export const oidChanges: Partial<PgCodec> = { fromPg: (text: string) => text };

const intervalUnits = ['years', 'months', 'days', 'hours', 'minutes', 'seconds'] as const;
const units = [sql`year`, sql`month`, sql`day`, sql`hour`, sql`minute`, sql`second`];
const mostInt = 2_147_483_647;

/** Part by part, each with its own sign: `to_char` has none for less than a second. */
export const intervalChanges: Partial<PgCodec> = {
  castFromPg: (value: SQL) =>
    sql`(case when ${value} is null then null else concat_ws('_', ${sql.join(
      units.map((unit) => sql`extract(${unit} from ${value})`),
      ', ',
    )}) end)`,
  fromPg(text: string) {
    const values = text.split('_').map(Number);
    if (!values.every((value) => Math.abs(value) <= mostInt))
      throw unreadable(text.replaceAll('_', ' '), 'a part of it is beyond what Int holds');
    return Object.fromEntries(intervalUnits.map((unit, at) => [unit, values[at]]));
  },
};
