import type { Client } from 'pg';

/** What a list is asked by, said in SQL by somebody who has not seen how the server says it. */

export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
  /** It is about the rows of another table: how many of them, and how they are joined. */
  readonly related?: {
    readonly table: Table;
    readonly quantifier: string;
    readonly join: readonly Join[];
  };
}

/** Of a row and one that it refers to, or that refers to it: columns with the same value. */
interface Join {
  readonly own: string;
  readonly other: string;
}

/** Conditions and groups of them, all of which hold. */
export interface Conditions {
  readonly filters: readonly Condition[];
  readonly groups?: readonly Group[];
}

export interface Group extends Conditions {
  readonly kind: 'all' | 'any' | 'none';
}

/** A table, and its columns by the names that the API has for them. */
export interface Table {
  readonly sql: string;
  readonly columns: ReadonlyMap<string, Column>;
}

export interface Column {
  readonly sql: string;
  /** `"pg_catalog"."int4"` */
  readonly type: string;
}

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Tables by the name of their list: `orderDetails` for `order_details`. */
export async function tablesOf(client: Client): Promise<ReadonlyMap<string, Table>> {
  const { rows } = await client.query<{
    table: string;
    sql: string;
    column: string;
    type: string;
  }>(`
    select c.relname as table, format('%I.%I', n.nspname, c.relname) as sql, a.attname as column, format('%I.%I', tn.nspname, t.typname) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid join pg_namespace tn on tn.oid = t.typnamespace
    where n.nspname in ('public', 'admin') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].flatMap(([name, columns]) => {
      const table = {
        sql: columns[0]?.sql ?? '',
        columns: new Map(
          columns.map(({ column, type }) => [camelCase(column), { sql: `"${column}"`, type }]),
        ),
      };
      const singular = camelCase(name);
      return [singular, `${singular}s`, singular.replace(/y$/, 'ies')].map(
        (each) => [each, table] as const,
      );
    }),
  );
}

/**
 * How the rows of a table are joined with those of another, by the reference that bears the name of
 * the relation where there are several; `undefined` where that is not told.
 */
export async function joinOf(
  client: Client,
  own: Table,
  other: Table,
  relation: string,
  quantifier: string,
): Promise<readonly Join[] | undefined> {
  const [from, to] = quantifier === 'is' ? [own, other] : [other, own];
  const { rows } = await client.query<{ from: string[]; to: string[] }>(
    `select array(select attname::text from unnest(conkey) with ordinality as key (num, at) join pg_attribute on attrelid = conrelid and attnum = num order by at) as from,
       array(select attname::text from unnest(confkey) with ordinality as key (num, at) join pg_attribute on attrelid = confrelid and attnum = num order by at) as to
     from pg_constraint where contype = 'f' and conrelid = $1::regclass and confrelid = $2::regclass`,
    [from.sql, to.sql],
  );
  const named =
    rows.length > 1
      ? rows.filter(({ from: [column = ''] }) => relation === camelCase(column.replace(/_id$/, '')))
      : rows;
  const [found] = named;
  if (!found || named.length > 1) return undefined;
  return found.from.map((column, at) =>
    quantifier === 'is'
      ? { own: column, other: found.to[at]! }
      : { own: found.to[at]!, other: column },
  );
}

/** A value as SQL text; a literal, so that no driver has a say in it. */
const literal = (value: unknown, { type }: Column): string =>
  `'${String(value).replaceAll("'", "''")}'::${type}`;
/** `pg_catalog._text` */
const isArray = ({ type }: Column): boolean => /\._\w+$/.test(type);
const comparisons: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

function conditionSql(
  { columns, sql }: Table,
  { field, operator, value, related }: Condition,
): string {
  if (related) {
    const { table, quantifier, join } = related;
    const isEvery = quantifier === 'every';
    const condition = conditionSql(table, {
      field: field.slice(field.lastIndexOf('.') + 1),
      operator,
      value,
    });
    const found = `exists (select from (select * from ${table.sql} where ${isEvery ? `not (${condition})` : condition}) as other where ${join.map(({ own, other }) => `other."${other}" = ${sql}."${own}"`).join(' and ')})`;
    return isEvery || quantifier === 'none' ? `not ${found}` : found;
  }
  const column = columns.get(field);
  if (!column) throw new Error(`No column for ${field}.`);
  const comparison = comparisons[operator];
  if (comparison !== undefined) return `${column.sql} ${comparison} ${literal(value, column)}`;
  if (operator === 'isNull') return `${column.sql} is ${value === true ? '' : 'not '}null`;
  if (Array.isArray(value) && isArray(column))
    return `${operator === 'in' ? '' : 'not '}${column.sql} && array[${value.map((each) => `'${String(each).replaceAll("'", "''")}'`).join(', ')}]::${column.type}`;
  if (Array.isArray(value))
    return `${column.sql} ${operator === 'in' ? '' : 'not '}in (${value.map((each) => literal(each, column)).join(', ')})`;
  const [whole, part] = [
    `lower(${column.sql}::text)`,
    `lower('${String(value).replaceAll("'", "''")}')`,
  ];
  if (operator === 'contains' || operator === 'notContains')
    return `position(${part} in ${whole}) ${operator === 'contains' ? '>' : '='} 0`;
  if (operator === 'startsWith') return `left(${whole}, length(${part})) = ${part}`;
  if (operator === 'endsWith') return `right(${whole}, length(${part})) = ${part}`;
  throw new Error(`What ${operator} is in SQL is not said.`);
}

export function conditionsSql(
  table: Table,
  { filters, groups = [] }: Conditions,
): readonly string[] {
  return [
    ...filters.map((condition) => `(${conditionSql(table, condition)})`),
    ...groups.map((group) => {
      const parts = conditionsSql(table, group);
      return group.kind === 'none'
        ? `(not (${parts.join(' or ')}))`
        : `(${parts.join(group.kind === 'any' ? ' or ' : ' and ')})`;
    }),
  ];
}

/** Keys of the rows for which all of it holds, their parts put together. */
export async function keysInSql(
  client: Client,
  table: Table,
  key: readonly string[],
  asked: Conditions,
): Promise<ReadonlySet<string>> {
  const parts = key.map((name) => `${table.columns.get(name)?.sql}::text`);
  const { rows } = await client.query<{ id: string }>(
    `select ${parts.join(" || ' ' || ")} as id from ${table.sql} where ${conditionsSql(table, asked).join(' and ')}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Values that a column has, as texts that an address can hold; others with each `seed`. */
export async function valuesIn(
  client: Client,
  table: Table,
  field: string,
  most: number,
  seed: number,
): Promise<readonly string[]> {
  const column = table.columns.get(field);
  if (!column) throw new Error(`No column for ${field}.`);
  const inUtc = `to_char(${column.sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  // Of a list, what is in it.
  const each = `unnest(${column.sql})::text`;
  const text = isArray(column)
    ? each
    : column.type.endsWith('timestamptz')
      ? inUtc
      : column.type.endsWith('timestamp')
        ? `to_char(${column.sql}, 'YYYY-MM-DD"T"HH24:MI:SS.US')`
        : `${column.sql}::text`;
  const { rows } = await client.query<{ value: string }>(
    `select value from (select distinct ${text} as value from ${table.sql} where ${column.sql} is not null) as known order by md5(value || '${seed}') limit ${most}`,
  );
  return rows.map(({ value }) => value);
}
