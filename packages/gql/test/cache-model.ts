/**
 * Random creates, updates, deletes, lists that are scrolled and list reads with random page, sort
 * and filter against the real API and its database, met over the network as an application meets
 * it: several writes at once, reads and screens that are opened between them, answers that come
 * late and in another order, answers that are lost after the write was done. When a step has come
 * to rest everything that the cache serves is what a fresh fetch says; a read right after a write
 * is so at once.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';

import { gql, type DocumentNode, type ObservableQuery } from '@apollo/client';

import {
  addCacheRules,
  AdminError,
  createAdminClient,
  NetworkError,
  watchGrowingList,
  type GrowingList,
} from '../src/index.ts';
import type { PageInfo } from '../src/resource/index.ts';
import { rules, schema } from './cache-model-rules.ts';

const suppliers = gql`
  query Suppliers(
    $first: Int!
    $offset: Int!
    $orderBy: [SupplierOrderBy!]
    $filter: SupplierFilter
  ) {
    suppliers(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      nodes {
        id
        name
        city
        inn
      }
    }
  }
`;
const scrolled = gql`
  query SuppliersScrolled(
    $first: Int!
    $offset: Int
    $after: Cursor
    $orderBy: [SupplierOrderBy!]
    $filter: SupplierFilter
  ) {
    suppliers(first: $first, offset: $offset, after: $after, orderBy: $orderBy, filter: $filter) {
      nodes {
        id
        name
        city
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;
const supplierCount = gql`
  query SupplierCount($filter: SupplierFilter) {
    suppliers(filter: $filter) {
      totalCount
    }
  }
`;
const supplier = gql`
  query Supplier($id: Int!) {
    supplier(id: $id) {
      id
      name
      city
      inn
      phone
    }
  }
`;
const products = gql`
  query Products($first: Int!, $offset: Int!, $orderBy: [ProductOrderBy!], $filter: ProductFilter) {
    products(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      nodes {
        id
        name
        price
        supplier {
          id
          name
        }
      }
    }
  }
`;
const createSupplier = gql`
  mutation SupplierCreate($supplier: SupplierInput!) {
    createSupplier(input: { supplier: $supplier }) {
      supplier {
        id
        name
        city
        inn
        phone
      }
    }
  }
`;
const updateSupplier = gql`
  mutation SupplierUpdate($id: Int!, $patch: SupplierPatch!) {
    updateSupplier(input: { id: $id, patch: $patch }) {
      supplier {
        id
        name
        city
        inn
        phone
      }
    }
  }
`;
const deleteSupplier = gql`
  mutation SupplierDelete($id: Int!) {
    deleteSupplier(input: { id: $id }) {
      supplier {
        id
      }
    }
  }
`;
const updateProduct = gql`
  mutation ProductUpdate($id: Int!, $patch: ProductPatch!) {
    updateProduct(input: { id: $id, patch: $patch }) {
      product {
        id
        name
        price
        supplier {
          id
          name
        }
      }
    }
  }
`;

export interface ModelRun {
  readonly steps: number;
  readonly writes: number;
  readonly refused: number;
  /** Answers to writes that were lost on the way; the write was done. */
  readonly lost: number;
  /** Steps with several writes at once. */
  readonly bursts: number;
  readonly comparisons: number;
  /** Comparisons of a list that was scrolled. */
  readonly scrolled: number;
  readonly milliseconds: number;
}

export interface ModelOptions {
  readonly steps: number;
  readonly seed: number;
  readonly onProgress?: (step: number) => void;
}

export async function runCacheModel({ steps, seed, onProgress }: ModelOptions): Promise<ModelRun> {
  const api = await startApi();
  const started = performance.now();
  const random = mulberry32(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  };
  let underWay = 0;
  let lost = 0;
  let bursts = 0;
  /** Each way takes its time, so that answers come in another order than they were read in. */
  const fetchSlowly: typeof fetch = async (input, init) => {
    const isWrite = typeof init?.body === 'string' && /"query":"mutation/.test(init.body);
    const isLost = isWrite && random() < 0.05;
    const [there, back] = [random() < 0.5 ? 0 : random() * 15, random() < 0.5 ? 0 : random() * 25];
    underWay += 1;
    try {
      if (there > 0) await pause(there);
      init?.signal?.throwIfAborted();
      const response = await api.fetch(input, init);
      const text = await response.text();
      if (back > 0) await pause(back);
      if (isLost) {
        lost += 1;
        throw new TypeError('fetch failed');
      }
      return new Response(text, { status: response.status, headers: response.headers });
    } finally {
      underWay -= 1;
    }
  };
  const client = createAdminClient({ uri: api.uri, fetch: fetchSlowly, schema });
  /** What a fresh fetch says, past the cache and in no time of its own. */
  const fetcher = createAdminClient({ uri: api.uri, fetch: api.fetch, schema });
  for (const rulesOfType of Object.values(rules)) addCacheRules(fetcher.cache, rulesOfType);
  /** Nothing is under way any more, and nothing is about to be. */
  const rest = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await pause(6);
      if (underWay > 0) quiet = -1;
    }
  };
  for (const rulesOfType of Object.values(rules)) addCacheRules(client.cache, rulesOfType);
  let writes = 0;
  let refused = 0;
  let comparisons = 0;
  let comparedScrolled = 0;
  let next = 0;

  const cities = ['Москва', 'Казань', 'Омск', 'Пермь'];
  const page = () => ({ first: pick([3, 5, 10]), offset: pick([0, 3, 5, 10]) });
  const questions: readonly (() => { query: DocumentNode; variables: Record<string, unknown> })[] =
    [
      () => ({
        query: suppliers,
        variables: {
          ...page(),
          orderBy: [pick(['NAME_ASC', 'NAME_DESC', 'CITY_ASC', 'ID_DESC']), 'ID_ASC'],
          filter: random() < 0.5 ? { city: { equalTo: pick(cities) } } : undefined,
        },
      }),
      () => ({
        query: supplierCount,
        variables: { filter: random() < 0.5 ? { city: { equalTo: pick(cities) } } : undefined },
      }),
      () => ({ query: supplier, variables: { id: pick(known) } }),
      () => ({
        query: products,
        variables: {
          ...page(),
          orderBy: [pick(['NAME_ASC', 'PRICE_DESC', 'SUPPLIER_ID_ASC']), 'ID_ASC'],
          filter: random() < 0.3 ? { supplierId: { equalTo: pick(known) } } : undefined,
        },
      }),
    ];
  let known: number[] = [];
  const productIds: number[] = [];
  {
    const { data } = await client.query<{ suppliers: { nodes: { id: number }[] } }>({
      query: suppliers,
      variables: { first: 100, offset: 0, orderBy: ['ID_ASC'] },
    });
    known = data?.suppliers.nodes.map(({ id }) => id) ?? [];
    const { data: shop } = await client.query<{ products: { nodes: { id: number }[] } }>({
      query: products,
      variables: { first: 100, offset: 0, orderBy: ['ID_ASC'] },
    });
    productIds.push(...(shop?.products.nodes.map(({ id }) => id) ?? []));
  }

  const screens: {
    query: DocumentNode;
    variables: Record<string, unknown>;
    watched: ObservableQuery;
    close: () => void;
  }[] = [];
  const open = () => {
    const { query, variables } = pick(questions)();
    const watched = client.watchQuery({ query, variables });
    const subscription = watched.subscribe(() => {});
    screens.push({ query, variables, watched, close: () => subscription.unsubscribe() });
    if (screens.length > 5) screens.shift()?.close();
  };

  interface ScrolledData {
    suppliers: { nodes: { id: number }[]; pageInfo: PageInfo };
  }
  interface Scroll {
    list: GrowingList<{ id: number }>;
    question: Record<string, unknown>;
    stop: () => void;
  }
  let scroll: Scroll | undefined;
  /** One list at a time is scrolled, by offset or by cursor, in any order and filter. */
  const startScroll = () => {
    scroll?.stop();
    const question = {
      orderBy: [pick(['NAME_ASC', 'NAME_DESC', 'CITY_ASC', 'ID_DESC']), 'ID_ASC'],
      filter: random() < 0.3 ? { city: { equalTo: pick(cities) } } : undefined,
    };
    const paging = pick(['offset', 'cursor'] as const);
    const list = watchGrowingList<ScrolledData, Record<string, unknown>, { id: number }>(client, {
      document: scrolled,
      paging,
      pageSize: pick([2, 3, 5]),
      maxPages: 100,
      variables: ({ page: number, pageSize, after }) => ({
        ...question,
        first: pageSize,
        ...(paging === 'offset' ? { offset: number * pageSize } : after !== undefined && { after }),
      }),
      records: (data) => data.suppliers.nodes,
      page: (data) => data.suppliers.pageInfo,
    });
    scroll = { list, question, stop: list.subscribe(() => undefined) };
  };
  const compareScroll = async (step: number) => {
    if (!scroll) return;
    const { records } = await settledList(scroll.list);
    comparedScrolled += 1;
    comparisons += 1;
    const variables = { ...scroll.question, first: records.length + 1 };
    const { data } = await fetcher.query<ScrolledData>({
      query: scrolled,
      variables,
      fetchPolicy: 'no-cache',
    });
    const fresh = data?.suppliers.nodes ?? [];
    const { hasNext } = scroll.list.getState();
    if (
      !isDeepStrictEqual(plain(records), plain(fresh.slice(0, records.length))) ||
      hasNext !== fresh.length > records.length
    ) {
      throw new Error(
        `seed ${seed}, step ${step}, a scrolled list of ${JSON.stringify(scroll.question)}:\nserved ${JSON.stringify(records)} ${hasNext}\nfresh  ${JSON.stringify(fresh)}`,
      );
    }
  };

  const write = async () => {
    writes += 1;
    const id = pick(known);
    next += 1;
    const name = `Поставщик ${Math.floor(random() * 1000)}`;
    try {
      switch (pick(['create', 'update', 'update', 'delete', 'product'])) {
        case 'create': {
          const input = {
            name,
            inn: String(500_000_000_000 + seed * 1000 + next),
            city: pick(cities),
            contactName: 'Анна',
            phone: '+79990000000',
            email: 'a@example.com',
          };
          const { data } = await client.mutate<{ createSupplier: { supplier: { id: number } } }>({
            mutation: createSupplier,
            variables: { supplier: input },
          });
          if (data) known.push(data.createSupplier.supplier.id);
          break;
        }
        case 'update':
          await client.mutate({
            mutation: updateSupplier,
            variables: {
              id,
              patch: pick([{ name }, { city: pick(cities) }, { name, city: pick(cities) }]),
            },
          });
          break;
        case 'delete':
          await client.mutate({
            mutation: deleteSupplier,
            variables: { id },
            update: (cache) => void cache.evict({ id: `Supplier:${id}` }),
          });
          // An id that is gone stays known now and then: its record is asked for and is not there.
          if (random() < 0.7) known = known.filter((other) => other !== id);
          break;
        case 'product':
          await client.mutate({
            mutation: updateProduct,
            variables: {
              id: pick(productIds),
              patch: pick([{ price: `${next}.50`, oldPrice: null }, { supplierId: id }]),
            },
          });
          break;
      }
    } catch (error) {
      // A supplier with products cannot be deleted; a deleted one cannot be changed.
      if (!(error instanceof AdminError)) throw error;
      if (!(error instanceof NetworkError)) refused += 1;
    }
  };

  /**
   * Several people's worth of writes, with reads and screens between them, none of which waits for
   * another.
   */
  const burst = async () => {
    bursts += 1;
    const reads: { query: DocumentNode; variables: Record<string, unknown> }[] = [];
    const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, async () => {
      await pause(random() * 30);
      const dice = random();
      if (dice < 0.6) return write();
      if (dice < 0.8) return open();
      const read = pick(questions)();
      reads.push(read);
      await client.query(read);
    });
    await Promise.all(parts);
    await rest();
    return reads;
  };

  const compare = async (
    what: string,
    query: DocumentNode,
    variables: Record<string, unknown>,
    served: unknown,
  ) => {
    comparisons += 1;
    const { data: fresh } = await fetcher.query({ query, variables, fetchPolicy: 'no-cache' });
    if (!isDeepStrictEqual(plain(served), plain(fresh))) {
      throw new Error(
        `seed ${seed}, ${what} of ${JSON.stringify(variables)}:\nserved ${JSON.stringify(served)}\nfresh  ${JSON.stringify(fresh)}`,
      );
    }
  };

  try {
    for (let step = 1; step <= steps; step += 1) {
      onProgress?.(step);
      const dice = random();
      if (dice < 0.25) {
        await write();
        const { query, variables } = pick(questions)();
        await compare(
          `step ${step}, a read right after a write`,
          query,
          variables,
          (await client.query({ query, variables })).data,
        );
      } else if (dice < 0.4) {
        for (const { query, variables } of await burst()) {
          await compare(
            `step ${step}, a read between writes`,
            query,
            variables,
            (await client.query({ query, variables })).data,
          );
        }
      } else if (dice < 0.55) open();
      else if (dice < 0.6) startScroll();
      else if (dice < 0.7) scroll?.list.loadNext();
      else {
        const { query, variables } = pick(questions)();
        const { data } = await client.query({ query, variables });
        await compare(`step ${step}, a read`, query, variables, data);
      }
      // A read changes no screen.
      if (dice >= 0.7) continue;
      await rest();
      await compareScroll(step);
      if (dice >= 0.55) continue;
      for (const screen of screens)
        await compare(
          `step ${step}, a screen`,
          screen.query,
          screen.variables,
          await settledData(screen.watched),
        );
    }
  } finally {
    scroll?.stop();
    for (const screen of screens) screen.close();
    client.stop();
    fetcher.stop();
    await api.close();
  }
  return {
    steps,
    writes,
    refused,
    lost,
    bursts,
    comparisons,
    scrolled: comparedScrolled,
    milliseconds: Math.round(performance.now() - started),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What a screen shows when nothing is under way any more. */
async function settledData(query: ObservableQuery): Promise<unknown> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const { loading, data, error } = query.getCurrentResult();
    if (error) throw error;
    if (!loading) return data;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('A query on the screen does not settle.');
}

async function settledList<T>(list: GrowingList<T>) {
  for (let tries = 0; tries < 1000; tries += 1) {
    const state = list.getState();
    if (state.error) throw state.error;
    if (!state.isLoading) return state;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('A scrolled list does not settle.');
}

/** Without prototypes, which the cache gives its objects and JSON does not. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** Small, fast, seeded. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Api {
  readonly uri: string;
  readonly fetch: typeof globalThis.fetch;
  readonly close: () => Promise<void>;
}

/**
 * The API in a process of its own, over the sample shop in memory whatever database the environment
 * names, an owner signed in.
 */
async function startApi(): Promise<Api> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const credentials = { email: 'owner@shop.example', password: 'tikhiy-okean-8848' };
  const child = spawn(process.execPath, ['apps/api/src/commands/start.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      ADMIN_DB_SCHEMAS: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADMIN_ENV: 'development',
      ADMIN_DATA_DIR: 'memory',
      ADMIN_SAMPLE_ORDERS: '50',
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const uri = `http://127.0.0.1:${port}/graphql`;
  await isReady(child);
  const signIn = await fetch(uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
      variables: { input: credentials },
    }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    uri,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie },
      }),
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (/http:\/\/\S+:\d+/.test(output)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The API did not start:\n${output}`)));
  });
}
