import type {
  FilterOperator,
  KeyedResource,
  ListDescriptor,
  ListRequest,
  ResourceRecord,
  Say,
} from '@admin/gql/resource';

import { rowsQuery } from '../../data/rows-query.ts';
import type { DataClient } from '../../data/data-client.ts';
import { createRecordPages } from '../../data/record-pages.ts';
import { isNumberKind, numberParsers } from '../../values/number-text.ts';
import { UnparsedText } from '../../values/unparsed-text.ts';
import { detached } from '../../values/detached-text.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/**
 * Identification of other records by the cells of a column. `either`: by label if a record has it,
 * else by key. `key`: nothing is looked up, since the server validates the key.
 */
export type NamedBy = 'either' | 'label' | 'key';

/** Key in a cell, in the type of the key field. */
export function keyOfText(resource: KeyedResource, keyField: string, text: string): unknown {
  const kind = resource.fields.find(({ name }) => name === keyField)?.kind ?? 'string';
  return isNumberKind(kind) ? numberParsers[kind](text) : text;
}

export interface ReferencesOptions {
  readonly client: DataClient;
  /** Referenced resource. */
  readonly resource: KeyedResource;
  /** Field whose value the input takes. */
  readonly keyField: string;
  readonly by: Exclude<NamedBy, 'key'>;
  /** Whether the import creates such records, so that a missing one may exist later. */
  readonly grows: boolean;
  readonly say: Say;
  /** Looks up the records for texts that are not known yet. */
  readonly isRefusal: (error: unknown) => boolean;
}

export interface References extends Pick<NameIndex, 'keyOf'> {
  /** Looks up the records of texts that are not known yet. */
  readonly learn: (texts: Iterable<string>) => Promise<void>;
}

/**
 * Number of records of a resource that are read at the start. A smaller resource needs no lookup by
 * text.
 */
const fewRecords = 3_000;
/** Values of one condition. */
const together = 100;
/** Questions at a time. */
const atOnce = 4;

/**
 * Looks up records by the texts of cells. A small resource is read completely. For a large one,
 * many texts are looked up in one request if its list can filter so, else each text is searched
 * for.
 */
export function createReferences({
  client,
  resource,
  keyField,
  by,
  grows,
  say,
  isRefusal,
}: ReferencesOptions): References {
  const { list } = resource;
  const index = createNameIndex({ resource, keyField, by, say });
  const known = new Set<string>();
  let isComplete = false;
  let hasBegun = false;
  let sample: readonly ResourceRecord[] = [];

  const ask = async (request: ListRequest) => {
    if (!list) return { records: [], page: { hasNextPage: false, hasPreviousPage: false } };
    const { data } = await client.query(rowsQuery(list, request), { freshness: 'uncached' });
    return data === undefined
      ? { records: [], page: { hasNextPage: false, hasPreviousPage: false } }
      : { records: list.records(data, request), page: list.page(data, request) };
  };
  const begin = async (own: ListDescriptor) => {
    isComplete = false;
    const pages = createRecordPages({
      list: own,
      key: resource.key,
      request: requestOf(own, resource, keyField),
      total: () => undefined,
      ask,
      isRefusal,
    });
    for (let read = 0; read < fewRecords;) {
      const records = await pages.next();
      if (records === null) {
        isComplete = true;
        return;
      }
      read += records.length;
      sample = [...sample, ...records.slice(0, 50)];
      index.add(records);
    }
  };

  /**
   * Reads all pages, since two records on different pages may share a label and both have to be
   * known.
   */
  const askAll = async (request: ListRequest, most = Number.POSITIVE_INFINITY) => {
    let read = 0;
    for (let asked = request; ;) {
      const { records, page } = await ask(asked);
      index.add(records);
      read += records.length;
      if (!page.hasNextPage || records.length === 0 || read >= most) return;
      asked = { ...asked, page: asked.page + 1, after: page.endCursor ?? undefined };
    }
  };

  const find = async (own: ListDescriptor, texts: readonly string[]) => {
    const request = requestOf(own, resource, keyField);
    const isLabel = (name: string) =>
      sample.every((record) => record[name] === resource.label(record, say));
    const labelField = resource.fields.find(({ name }) => sample.length > 0 && isLabel(name))?.name;
    const groups = Array.from({ length: Math.ceil(texts.length / together) }, (_, at) =>
      texts.slice(at * together, (at + 1) * together),
    );
    const offers = (field: string | undefined, operator: FilterOperator) =>
      own.filters.find(
        (filter) =>
          (filter.name === field || filter.field === field) && filter.operators.includes(operator),
      );
    const byList = async (field: string | undefined): Promise<boolean> => {
      const filter = offers(field, 'in');
      if (!filter) return false;
      await inTurns(groups, async (group) => {
        const values = group
          .map((text) => typed(filter.kind, text))
          .filter((value) => value !== undefined);
        if (values.length === 0) return;
        await askAll({
          ...request,
          filters: [{ field: filter.name, operator: 'in', value: values }],
        });
      });
      return true;
    };
    if (by === 'either') await byList(keyField);
    if (await byList(labelField)) return;
    if (own.searchable)
      await inTurns(
        texts.filter((text) => !index.hasLabel(text)),
        async (text) => askAll({ ...request, search: text }, fewRecords),
      );
  };

  return {
    async learn(texts) {
      const isMissing = (text: string) => grows && !index.hasLabel(text) && !index.hasKey(text);
      const asked = [...new Set(texts)].filter((text) => !known.has(text) || isMissing(text));
      if (asked.length === 0 || !list) return;
      if (!hasBegun || (isComplete && grows)) await begin(list);
      hasBegun = true;
      if (!isComplete) await find(list, asked);
      for (const text of asked) known.add(detached(text));
    },
    keyOf: index.keyOf,
  };
}

function requestOf(list: ListDescriptor, { key }: KeyedResource, keyField: string): ListRequest {
  const names = new Set([...key, keyField]);
  return {
    page: 0,
    pageSize: 500,
    sort: list.sortable.includes(keyField)
      ? [{ field: keyField, descending: false }]
      : list.defaultSort,
    filters: [],
    search: '',
    columns: list.columns
      .filter(({ field }) => names.has(field.name))
      .map(({ field }) => field.name),
  };
}

function typed(kind: Parameters<typeof isNumberKind>[0], text: string): unknown {
  if (!isNumberKind(kind))
    return kind === 'uuid' && !/^[\da-f-]{32,36}$/i.test(text) ? undefined : text;
  const value = numberParsers[kind](text);
  return value instanceof UnparsedText ? undefined : value;
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
