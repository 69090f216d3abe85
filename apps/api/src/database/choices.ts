import type { Pool } from 'pg';
import { parse as parseArray } from 'postgres-array';

/** Values that a check constraint allows. */
export interface AllowedValues {
  /** Texts and numbers as text, in the order of the check. */
  readonly values: readonly string[];
  /** Whether all rows satisfy the check. A check that was never validated does not cover older rows. */
  readonly isValidated: boolean;
}

/** Of columns by `schema.table.column`, of domains by `schema.domain`. */
export interface Choices {
  readonly columns: ReadonlyMap<string, AllowedValues>;
  readonly domains: ReadonlyMap<string, AllowedValues>;
}

/**
 * Reads the checks that say nothing but a list of texts or integers: `status in ('new', 'paid')`,
 * `rating in (1, 2, 3)`.
 */
export async function loadChoices(pool: Pool, schemas: readonly string[]): Promise<Choices> {
  const { rows } = await pool.query<{
    name: string;
    isDomain: boolean;
    isValidated: boolean;
    definition: string;
  }>(
    `select concat_ws('.', nspname, coalesce(relname, typname), attname) as name, contypid <> 0 as "isDomain", convalidated as "isValidated",
       pg_get_constraintdef(con.oid) as definition
     from pg_constraint con
     left join pg_class class on class.oid = conrelid
     left join pg_type type on type.oid = contypid
     left join pg_attribute on attrelid = conrelid and attnum = conkey[1] and conrelid <> 0
     join pg_namespace namespace on namespace.oid = coalesce(relnamespace, typnamespace)
     where contype = 'c' and (contypid <> 0 or cardinality(conkey) = 1) and (contypid <> 0 or nspname = any ($1))
     order by con.oid`,
    [schemas],
  );
  const of = (isDomain: boolean): ReadonlyMap<string, AllowedValues> =>
    new Map(
      rows.flatMap((row) => {
        const values = row.isDomain === isDomain ? readChoices(row.definition) : undefined;
        return values ? [[row.name, { values, isValidated: row.isValidated }] as const] : [];
      }),
    );
  return { columns: of(false), domains: of(true) };
}

const literal = /'(?:[^']|'')*'/g;
/** `::text`, `::character varying(20)[]`; literals are marks by then. */
const cast = /::(?:character varying|"[^"]+"|[\w.]+)(?:\(\d+\))?(?:\[\])?/g;
/**
 * Numbers that stand for themselves: `1`; a negative one is a literal, `'-1'::integer`. Digits of
 * names, marks and fractions are none.
 */
const number = /"[^"]*"|(?<![\w§.])\d+(?![\w.])/g;

/**
 * The values of `CHECK (status = ANY (ARRAY['new'::text, 'paid'::text]))`, of `… = ANY
 * ('{new,paid}'::text[])` and of `… = 'new'::text OR … = 'paid'::text`, of `ARRAY[1, 2]` and its
 * like too; `undefined` for any other.
 */
export function readChoices(definition: string): readonly string[] | undefined {
  if (/\bE'/.test(definition)) return undefined;
  const literals: string[] = [];
  const marked = definition
    .replaceAll(literal, (text) => `§${literals.push(text.slice(1, -1).replaceAll("''", "'"))}`)
    .replaceAll(cast, '')
    .replaceAll(number, (text) => (text.startsWith('"') ? text : `§${literals.push(text)}`));
  // A function's bracket follows its name at once.
  if (/[\w"]\(/.test(marked)) return undefined;
  const bare = marked
    .replace(/ (?:NO INHERIT|NOT VALID)$/, '')
    .replaceAll(/[()]/g, '')
    .replace(/ OR (\S+|"[^"]+") IS NULL$/, '');
  const isList = /^CHECK (?:\S+|"[^"]+") = ANY ARRAY\[§\d+(?:, §\d+)*\]$/.test(bare);
  const isOr = /^CHECK (\S+|"[^"]+") = §\d+(?: OR \1 = §\d+)*$/.test(bare);
  const isArray = /^CHECK (?:\S+|"[^"]+") = ANY §1$/.test(bare);
  const values =
    isList || isOr ? valuesAt(bare, literals) : isArray ? readArray(literals[0] ?? '') : undefined;
  return values && new Set(values).size === values.length ? values : undefined;
}

/** Literals in the order of their marks: texts were marked before numbers. */
const valuesAt = (marked: string, literals: readonly string[]): readonly string[] =>
  [...marked.matchAll(/§(\d+)/g)].flatMap(([, at]) => literals[Number(at) - 1] ?? []);

/**
 * Texts of an array's literal, `{new,"left for good"}`; `undefined` where it nests, or holds NULL:
 * such a check refuses nothing.
 */
function readArray(text: string): readonly string[] | undefined {
  const values: readonly unknown[] = parseArray(text);
  return values.every((value) => typeof value === 'string') ? values : undefined;
}
