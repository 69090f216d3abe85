import type { PgResource } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';

/** Parameters of a statement; PostgreSQL takes 65,535. */
const mostParameters = 30_000;

/** A row whose values are known to be of their types. */
export interface ReadRow {
  readonly row: number;
  /** Of the columns, as PostgreSQL takes them. */
  readonly values: readonly (readonly [column: string, value: SQL])[];
  /** Of the columns of the key; empty: the row makes a record. */
  readonly key: readonly (readonly [column: string, value: SQL])[];
  /** Fields of the key that the row was looked for by, and not found. */
  readonly soughtBy: readonly string[];
}

export interface Statement {
  readonly statement: SQL;
  /** Number of rows that it writes. */
  readonly rows: number;
}

/**
 * In the order of the rows, so that one may refer to one before it; rows with the same columns that
 * follow one another are made together.
 */
export function* writesOf(
  { resource }: { readonly resource: PgResource },
  rows: readonly ReadRow[],
): Generator<Statement> {
  const { from } = resource;
  if (!sql.isSQL(from)) throw new TypeError(`${resource.name} is no table.`);
  let together: ReadRow[] = [];
  const columnsOf = ({ values }: ReadRow) => values.map(([column]) => column).join('\n');
  const insert = (): Statement => {
    const [first] = together;
    const columns = first?.values ?? [];
    const rowsOf = together.map(
      ({ values }) =>
        sql`(${sql.join(
          values.map(([, value]) => value),
          ', ',
        )})`,
    );
    together = [];
    if (columns.length === 0)
      return { statement: sql`insert into ${from} default values`, rows: 1 };
    return {
      statement: sql`insert into ${from} (${sql.join(
        columns.map(([column]) => sql.identifier(column)),
        ', ',
      )}) values ${sql.join(rowsOf, ', ')}`,
      rows: rowsOf.length,
    };
  };
  for (const row of rows) {
    const [last] = together;
    const fits =
      last !== undefined &&
      row.key.length === 0 &&
      row.values.length > 0 &&
      columnsOf(last) === columnsOf(row) &&
      (together.length + 1) * row.values.length <= mostParameters;
    if (last && !fits) yield insert();
    if (row.key.length === 0) together.push(row);
    else if (row.values.length > 0) {
      const set = row.values.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      const isIt = row.key.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      yield {
        statement: sql`update ${from} set ${sql.join(set, ', ')} where ${sql.join(isIt, ' and ')}`,
        rows: 1,
      };
    }
  }
  if (together.length > 0) yield insert();
}

/** As a client of the database takes it. */
export function compiled(statement: SQL): { readonly text: string; readonly values: unknown[] } {
  const { text, values } = sql.compile(statement);
  return { text, values: [...values] };
}
