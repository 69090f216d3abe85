import {
  recordId,
  type FieldKind,
  type FilterCondition,
  type FilterOperator,
  type KeyFields,
  type ListDescriptor,
  type ListRequest,
  type PageInfo,
  type ResourceRecord,
} from '@admin/gql/resource';

import { requiredConditions, withCondition } from '../values/with-condition.ts';

export interface RequestedPage {
  readonly records: readonly ResourceRecord[];
  readonly page: PageInfo;
}

export interface RecordPagesOptions {
  readonly list: ListDescriptor;
  readonly key: KeyFields | null;
  /** Provides conditions, sort order and columns; its position is ignored. */
  readonly request: ListRequest;
  /** Number of records, once it is known exactly. */
  readonly total: () => number | undefined;
  /** Fetches one page. */
  readonly ask: (request: ListRequest) => Promise<RequestedPage>;
  /** Tests whether an error concerns the request itself, so that a smaller page may succeed. */
  readonly isRefusal: (error: unknown) => boolean;
}

export interface RecordPages {
  /**
   * Records of the next page without repetitions; `null` after the last page. After a failure the
   * next call requests the same page again.
   */
  next(): Promise<readonly ResourceRecord[] | null>;
  /**
   * Number of records skipped because they had been read before: the list changed while it was
   * read, or the paging changed.
   */
  readonly repeated: number;
  /**
   * Pages were addressed by offset. If others change the list meanwhile, a record may move from a
   * page that is still to be read to a page that was read before.
   */
  readonly isCounted: boolean;
}

/** Page sizes, largest first. Servers have different limits; every list is opened with the smallest. */
const sizes = [500, 100, 50, 25] as const;

/**
 * Iterates over all records of a list, page by page, in its order. Cursors are followed where the
 * list has them. Otherwise, if the server can compare by the first sort key, each page starts at
 * the last value of the previous page, so that neither concurrent changes nor large offsets matter.
 * Other lists are read by offset.
 */
export function createRecordPages({
  list,
  key,
  request,
  total,
  ask,
  isRefusal,
}: RecordPagesOptions): RecordPages {
  const { paging } = list;
  const hasCursors = paging === 'cursor' || paging === 'token';
  const order =
    hasCursors || paging === 'none' || key === null ? undefined : comparedOrder(list, request);
  const columns = withOrder(list, request.columns, order);
  const base = { ...request, columns, after: undefined, before: undefined, page: 0 };
  const known = recentIds();
  let size: number = sizes[0];
  let place: Place | null = { page: 0 };
  let read = 0;
  let repeated = 0;
  let isCounted = false;
  let mayCompare = order !== undefined;

  const requestAt = ({ page, after, from }: Place, pageSize: number): ListRequest => {
    const filters =
      from === undefined || !order
        ? base.filters
        : withCondition(list.filters, base.filters, {
            field: order.field,
            operator: order.operator,
            value: from,
          });
    return { ...base, page, after, pageSize, filters };
  };

  /** Requests the first page in decreasing sizes, until the server accepts one. */
  const askFirst = async (at: Place): Promise<RequestedPage> => {
    for (const [index, each] of sizes.entries()) {
      try {
        size = each;
        return await ask(requestAt(at, each));
      } catch (error) {
        if (!isRefusal(error) || index === sizes.length - 1) throw error;
      }
    }
    throw new Error('A list is asked for at least once.');
  };

  const fresh = (records: readonly ResourceRecord[]): readonly ResourceRecord[] =>
    key === null ? records : records.filter((record) => known.add(recordId(key, record)));

  /**
   * Tests whether the server limits pages to fewer records than requested. Normally a page that is
   * not full is the last one.
   */
  const mayBeCut = (records: readonly ResourceRecord[]) =>
    records.length > 0 &&
    records.length < size &&
    !hasCursors &&
    paging !== 'none' &&
    read === 0 &&
    records.length !== total();

  const following = (at: Place, { records, page }: RequestedPage): Place | null => {
    if (paging === 'none') return null;
    if (hasCursors) {
      if (!page.hasNextPage || page.endCursor == null) return null;
      if (page.endCursor === at.after)
        throw new Error('The server answers a cursor with the same cursor: its list has no end.');
      return { page: at.page + 1, after: page.endCursor };
    }
    if (mayBeCut(records)) size = records.length;
    else if (!page.hasNextPage) return null;
    if (records.length === 0) return null;
    const last = records.at(-1);
    const value = order && mayCompare ? last?.[order.field] : undefined;
    if (value === undefined || value === null || key === null || !last)
      return { page: at.page + 1 };
    // If all records of the page have the same value, its next page follows; otherwise a page that
    // starts at the last value.
    return value === at.from
      ? { ...at, page: at.page + 1 }
      : { page: 0, from: value, holds: recordId(key, last) };
  };

  const next = async (): Promise<readonly ResourceRecord[] | null> => {
    const at = place;
    if (at === null) return null;
    const isFirst = read === 0 && at.page === 0;
    const answer = isFirst ? await askFirst(at) : await ask(requestAt(at, size));
    const { records } = answer;
    if (
      at.holds !== undefined &&
      key !== null &&
      !records.some((record) => recordId(key, record) === at.holds)
    ) {
      // The server compares differently than it sorts, or the record was deleted. Paging continues
      // by offset, one page earlier.
      mayCompare = false;
      place = { page: Math.floor(read / size) };
      return next();
    }
    place = following(at, answer);
    if (at.page > 0 && at.after === undefined && records.length > 0) isCounted = true;
    const found = fresh(records);
    // A page that starts at the last value of the previous page overlaps with it. These records do
    // not count as repeated.
    if (at.holds === undefined) repeated += records.length - found.length;
    read += found.length;
    return found.length === 0 && place !== null ? next() : found;
  };
  return {
    next,
    get repeated() {
      return repeated;
    },
    get isCounted() {
      return isCounted;
    },
  };
}

/** Columns including the sort column, whose value determines the start of the next page. */
function withOrder(
  list: ListDescriptor,
  columns: ListRequest['columns'],
  order: ComparedOrder | undefined,
): ListRequest['columns'] {
  return order &&
    !columns.includes(order.field) &&
    list.columns.some(({ field }) => field.name === order.field)
    ? [...columns, order.field]
    : columns;
}

/** Start of a page. */
interface Place {
  readonly page: number;
  readonly after?: string | undefined;
  /** Value of the first sort key at the start of the page. */
  readonly from?: unknown;
  /** Id of a record at the start of the page. */
  readonly holds?: string;
}

interface ComparedOrder {
  readonly field: string;
  readonly operator: FilterOperator;
}

/** Kinds that every server compares and sorts alike. Texts have collations. */
const compared: ReadonlySet<FieldKind> = new Set([
  'integer',
  'bigint',
  'decimal',
  'date',
  'instant',
  'localDateTime',
]);

/**
 * First sort key of the list, where its field is not nullable and the list can be filtered by `gte`
 * or `lte` of it.
 */
function comparedOrder(
  list: ListDescriptor,
  { sort, filters: asked }: ListRequest,
): ComparedOrder | undefined {
  const first = sort[0] ?? list.defaultSort[0];
  const field = list.columns.find((column) => column.field.name === first?.field)?.field;
  if (
    !first ||
    !field ||
    field.nullable ||
    field.list ||
    field.serialize ||
    !compared.has(field.kind)
  )
    return undefined;
  const operator = first.descending ? 'lte' : 'gte';
  const filter = list.filters.find(({ name }) => name === field.name);
  const isShared =
    filter?.exclusive?.some((operators) => operators.includes(operator) && operators.length > 1) ??
    false;
  const isAsked = asked.some(
    (condition) => condition.field === field.name && condition.operator === 'eq',
  );
  return filter?.kind === field.kind && filter.operators.includes(operator) && !isShared && !isAsked
    ? { field: field.name, operator }
    : undefined;
}

const remembered = 10_000;

/** Ids of the last 10,000 to 20,000 records. Repeated records occur at a short distance. */
function recentIds() {
  let [now, before] = [new Set<string>(), new Set<string>()];
  return {
    /** Returns `false` for a known id. */
    add: (id: string): boolean => {
      if (now.has(id) || before.has(id)) return false;
      if (now.size >= remembered) [now, before] = [new Set(), now];
      now.add(id);
      return true;
    },
  };
}

const idsAtOnce = 100;

/**
 * Iterates over the chosen records in their current state. They are queried by key where the list
 * has such a filter, otherwise selected from all records of its conditions.
 */
export function chosenRecordPages({
  chosen,
  ...options
}: RecordPagesOptions & {
  readonly key: KeyFields;
  readonly chosen: readonly ResourceRecord[];
}): RecordPages {
  const { key } = options;
  const requests = requestsByKey(chosen, options);
  if (requests === null) return picked(createRecordPages(options), key, chosen);
  const parts = requests.map(({ request, total }) =>
    createRecordPages({ ...options, request, total: () => total }),
  );
  let at = 0;
  const next = async (): Promise<readonly ResourceRecord[] | null> => {
    const records = (await parts[at]?.next()) ?? null;
    if (records !== null || at >= parts.length) return records;
    at += 1;
    return next();
  };
  return { next, repeated: 0, isCounted: false };
}

interface KeyedRequest {
  readonly request: ListRequest;
  /** Number of records in the request. */
  readonly total: number;
}

function requestsByKey(
  chosen: readonly ResourceRecord[],
  {
    list,
    key,
    request,
  }: Pick<RecordPagesOptions, 'list' | 'request'> & { readonly key: KeyFields },
): readonly KeyedRequest[] | null {
  const [name, ...more] = key;
  if (
    more.length > 0 ||
    !list.filters.some((filter) => filter.name === name && filter.operators.includes('in'))
  )
    return null;
  const { given } = requiredConditions(list.filters, request.filters);
  return Array.from({ length: Math.ceil(chosen.length / idsAtOnce) }, (_, at): KeyedRequest => {
    const some = chosen.slice(at * idsAtOnce, (at + 1) * idsAtOnce);
    const condition: FilterCondition = {
      field: name,
      operator: 'in',
      value: some.map((record) => record[name]),
    };
    return {
      request: {
        ...request,
        search: '',
        groups: undefined,
        filters: withCondition(list.filters, given, condition),
      },
      total: some.length,
    };
  });
}

function picked(
  pages: RecordPages,
  key: KeyFields,
  chosen: readonly ResourceRecord[],
): RecordPages {
  const missing = new Set(chosen.map((record) => recordId(key, record)));
  const next = async (): Promise<readonly ResourceRecord[] | null> => {
    const records = missing.size === 0 ? null : await pages.next();
    if (records === null) return null;
    const found = records.filter((record) => missing.delete(recordId(key, record)));
    return found.length === 0 ? next() : found;
  };
  return { next, repeated: 0, isCounted: false };
}
