import type { ListedTable } from './listed-columns.ts';
import type { IndexedTable, TableIndex } from './table-indexes.ts';

/** An index that a table wants. */
export interface MissingIndex {
  readonly kind: 'search' | 'order';
  readonly columns: readonly string[];
  /** Sentences: what is quick with it. */
  readonly reasons: readonly string[];
  /** Existing indexes that become redundant. */
  readonly replaces: readonly string[];
}

/**
 * Missing indexes of a table's lists: for searches, for each order with the key after it as the
 * tie-breaker, and for records that refer to another. An index may serve several of these.
 */
export function findMissingIndexes(
  listed: ListedTable,
  table: IndexedTable,
): readonly MissingIndex[] {
  const search: readonly MissingIndex[] = isSearched(listed.searched, table)
    ? []
    : [
        {
          kind: 'search',
          columns: listed.searched,
          reasons: [`The search of its list looks in ${listed.searched.join(', ')}.`],
          replaces: [],
        },
      ];
  const suggestions = new Map<
    string,
    { readonly columns: readonly string[]; readonly reasons: string[] }
  >();
  const suggest = (columns: readonly string[], reason: string): void => {
    const suggestion = suggestions.get(columns.join('\n')) ?? { columns, reasons: [] };
    suggestions.set(columns.join('\n'), suggestion);
    suggestion.reasons.push(reason);
  };
  for (const { columns, to } of table.references) {
    if (!table.indexes.some((index) => beginsWithAll(index, columns))) {
      suggest(
        unique([...columns, ...table.key]),
        `${columns.join(', ')} refers to ${to}: its records are looked for when one of ${to} is shown, changed in its key, or deleted.`,
      );
    }
  }
  for (const column of listed.sorted) {
    const columns = unique([column, ...table.key]);
    if (!table.indexes.some((index) => beginsWith(index, columns)))
      suggest(columns, `Its list is sorted by ${column}.`);
  }
  const orders = [...suggestions.values()].map(
    ({ columns, reasons }) =>
      ({ kind: 'order', columns, reasons, replaces: replacedBy(columns, table) }) as const,
  );
  return [...search, ...orders];
}

function isSearched(columns: readonly string[], { indexes }: IndexedTable): boolean {
  const trigrams = new Set(indexes.flatMap((index) => index.trigrams.map(columnOfSearch)));
  return columns.every((column) => trigrams.has(column));
}

/**
 * `number` of `(admin.search_form(number::text) COLLATE "C")`, whatever PostgreSQL writes around
 * it.
 */
function columnOfSearch(expression: string): string | undefined {
  const written = /search_form\(\(?(?<column>"(?:[^"]|"")+"|[^":()]+)\)?(?:::text)?\)/.exec(
    expression,
  )?.groups?.['column'];
  return written?.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
}

/** A unique index needs no key after its columns. */
function beginsWith(
  { sorted, isSingleDirection, isUnique, isFilled }: TableIndex,
  columns: readonly string[],
): boolean {
  const requiredColumns =
    isUnique && isFilled && sorted.length > 0 ? columns.slice(0, sorted.length) : columns;
  return isSingleDirection && requiredColumns.every((column, at) => sorted[at] === column);
}

function beginsWithAll({ sorted }: TableIndex, columns: readonly string[]): boolean {
  const first = sorted.slice(0, columns.length);
  return columns.every((column) => first.includes(column));
}

/** Indexes on the first of these columns alone. */
function replacedBy(columns: readonly string[], { indexes }: IndexedTable): readonly string[] {
  return indexes
    .filter(
      ({ isUnique, sorted, isSingleDirection }) =>
        !isUnique &&
        isSingleDirection &&
        sorted.length > 0 &&
        sorted.length < columns.length &&
        sorted.every((column, at) => column === columns[at]),
    )
    .map(({ name }) => name);
}

const unique = (columns: readonly string[]): readonly string[] => [...new Set(columns)];
