/**
 * What our client costs beside bare Apollo Client in one run: a cached read and the writing of a
 * list of 1,000 records, in processor time, so that other work on the machine does not count. Fails
 * above 5 %. `node --expose-gc --conditions=production packages/gql/bench/overhead.ts`; `--update`
 * writes `overhead.md`, `--json` prints the figures alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

import { createAdminClient, emptySchemaConfig, type SchemaConfig } from '../src/index.ts';

const budget = 0.05;
const reads = 500;

const list = gql`
  query Orders {
    orders {
      nodes {
        id
        number
        status
        note
        customer {
          id
          name
        }
      }
      totalCount
    }
  }
`;
const data = {
  orders: {
    __typename: 'OrderConnection',
    totalCount: 1000,
    nodes: Array.from({ length: 1000 }, (_, id) => ({
      __typename: 'Order',
      id,
      number: `N-${id}`,
      status: 'NEW',
      note: null,
      customer: { __typename: 'Customer', id: id % 50, name: `Имя ${id % 50}` },
    })),
  },
};
const answer: typeof globalThis.fetch = () =>
  Promise.resolve(
    new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
  );
// The same rules for both: what is measured is the client, not the schema.
const typePolicies = {
  OrderConnection: {
    keyFields: false as const,
    merge: true,
    fields: { nodes: { merge: false as const } },
  },
};
const schema: SchemaConfig = { ...emptySchemaConfig, typePolicies };

const makers = {
  bare: () =>
    new ApolloClient({
      cache: new InMemoryCache({ typePolicies }),
      link: new HttpLink({ uri: 'http://shop.test/graphql', fetch: answer }),
      devtools: { enabled: false },
    }),
  admin: () =>
    createAdminClient({
      uri: 'http://shop.test/graphql',
      schema,
      fetch: answer,
      devtools: { enabled: false },
    }),
};
type Kind = keyof typeof makers;
const kinds: readonly Kind[] = ['bare', 'admin'];

/**
 * What is measured, by what has to be there before. Short rounds, many of them: what else the
 * machine does then meets both alike.
 */
const measures = {
  'cached read': {
    rounds: 400,
    prepare: async (kind: Kind) => {
      const client = makers[kind]();
      await client.query({ query: list });
      return async () => {
        const started = process.cpuUsage();
        for (let index = 0; index < reads; index += 1) await client.query({ query: list });
        return spent(started) / reads;
      };
    },
  },
  'writing a list of 1,000 records': {
    rounds: 60,
    prepare: (kind: Kind) =>
      Promise.resolve(async () => {
        const client = makers[kind]();
        const started = process.cpuUsage();
        await client.query({ query: list, fetchPolicy: 'network-only' });
        return spent(started);
      }),
  },
};

const rows: string[] = [];
const figures: Record<
  string,
  {
    readonly bareMicroseconds: number;
    readonly adminMicroseconds: number;
    readonly overheadPercent: number;
  }
> = {};
for (const [what, { rounds, prepare }] of Object.entries(measures)) {
  const measure = { bare: await prepare('bare'), admin: await prepare('admin') };
  const times: Record<Kind, number[]> = { bare: [], admin: [] };
  for (let round = 0; round < rounds + 10; round += 1) {
    // Who goes first takes turns too: the second finds the heap as the first left it.
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      // What the one leaves behind is not collected in the other's time.
      globalThis.gc?.();
      const time = await measure[kind]();
      // The first rounds warm up.
      if (round >= 10) times[kind].push(time);
    }
  }
  // Of each round, ours against the other: what slows a round down slows both.
  const overhead = median(times.admin.map((time, round) => time / (times.bare[round] ?? time))) - 1;
  figures[what] = {
    bareMicroseconds: tenths(median(times.bare)),
    adminMicroseconds: tenths(median(times.admin)),
    overheadPercent: tenths(overhead * 100),
  };
  rows.push(
    `| ${what} | ${median(times.bare).toFixed(1)} | ${median(times.admin).toFixed(1)} | ${(overhead * 100).toFixed(1)} % |`,
  );
  if (overhead > budget) {
    console.error(
      `${what}: ${(overhead * 100).toFixed(1)} % above bare Apollo Client; the budget is ${budget * 100} %.`,
    );
    process.exitCode = 1;
  }
}

let requests = 0;
const counting = createAdminClient({
  schema: emptySchemaConfig,
  fetch: (input, init) => {
    requests += 1;
    return answer(input, init);
  },
});
await Promise.all(
  Array.from({ length: 100 }, () => counting.query({ query: list, fetchPolicy: 'network-only' })),
);

const table = `| what | bare Apollo Client, µs | createAdminClient, µs | overhead |
|---|---:|---:|---:|
${rows.join('\n')}

A burst of 100 identical queries: ${requests} request.`;
console.log(
  process.argv.includes('--json')
    ? JSON.stringify({ ...figures, requestsOfBurst: requests })
    : table,
);
if (process.argv.includes('--update'))
  writeFileSync(
    join(import.meta.dirname, 'overhead.md'),
    `# Overhead\n\nWritten by \`node --expose-gc --conditions=production packages/gql/bench/overhead.ts --update\`: processor time, medians of rounds that take turns.\n\n${table}\n`,
  );
process.exit();

/** Microseconds of the processor. */
function spent(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return user + system;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
