import { LIST_TYPES, listOfCodec, type PgCodec, TYPES } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { castItems } from './cast.ts';
import { parseExactJson } from './exact-json.ts';
import { listChanges } from './lists.ts';
import { floatChanges, intervalChanges, moneyChanges, oidChanges } from './numbers.ts';
import { timeChanges, zonedTimeChanges } from './times.ts';

const verbatim: Partial<PgCodec> = {
  fromPg: (text: string) => text,
  toPg: (text: string) => text,
};
const json: Partial<PgCodec> = { fromPg: parseExactJson };

/**
 * PostgreSQL pads a `char(10)` with spaces, which a cast to `text` removes. Arrays are cast as a
 * whole.
 */
const padded: Partial<PgCodec> = {
  castFromPg: (value: SQL) => sql`${sql.parens(value)}::text`,
  listCastFromPg: (list: SQL) => sql`${sql.parens(list)}::text[]::text`,
};

/** `10.0.0.1/32` is `10.0.0.1`, and `::1/32` is a network. */
const inet: Partial<PgCodec> = {
  fromPg: (text: string) => text.replace(text.includes(':') ? /\/128$/ : /\/32$/, ''),
};

const changes = new Map<PgCodec, Partial<PgCodec>>([
  [TYPES.date, timeChanges],
  [TYPES.time, timeChanges],
  [TYPES.timestamp, timeChanges],
  [TYPES.timestamptz, timeChanges],
  [TYPES.timetz, zonedTimeChanges],
  [TYPES.interval, intervalChanges],
  [TYPES.float, floatChanges],
  [TYPES.float4, floatChanges],
  [TYPES.money, moneyChanges],
  [TYPES.oid, oidChanges],
  [TYPES.json, json],
  [TYPES.jsonb, json],
  [TYPES.bpchar, padded],
  [TYPES.inet, inet],
  // As two points it would be another line, or none: `{1,0,0.1}` has no point where x is 0.
  [TYPES.line, verbatim],
]);

/**
 * Values as they are stored. Changed in the codecs themselves, which filters and search know by
 * identity, and which every domain over them copies.
 */
export function changeBuiltInCodecs(): void {
  for (const [codec, changedCodec] of changes) {
    Object.assign(codec, changedCodec);
    const { castFromPg } = changedCodec;
    if (castFromPg && !changedCodec.listCastFromPg)
      codec.listCastFromPg = (list) => castItems(list, (item) => castFromPg(item));
  }
  const codecs = new Map<string, (typeof TYPES)[keyof typeof TYPES]>(Object.entries(TYPES));
  for (const [name, list] of Object.entries<PgCodec>(LIST_TYPES)) {
    const codec = codecs.get(name);
    if (!codec) continue;
    // The list has read its codec already, before it was changed.
    const anew: PgCodec = listOfCodec(codec, {
      name: list.name,
      typeDelim: codec === TYPES.box ? ';' : ',',
    });
    const { toPg, castFromPg, listCastFromPg } = anew;
    Object.assign(list, { toPg, castFromPg, listCastFromPg }, listChanges(anew));
  }
}
