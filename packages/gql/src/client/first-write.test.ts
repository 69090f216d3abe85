import { ApolloLink, gql, Observable } from '@apollo/client';
import { beforeEach, expect, it, vi } from 'vitest';

import { emptySchemaConfig, type SchemaConfig } from '../cache/schema-config.ts';

const schema: SchemaConfig = {
  ...emptySchemaConfig,
  rootFieldsByType: { Order: ['order'] },
  typesByMutation: { updateOrder: ['Order'] },
};
const one = gql`
  query Order {
    order {
      id
      note
    }
  }
`;
const update = gql`
  mutation Update {
    updateOrder {
      id
    }
  }
`;

/** Loads what follows a write. */
let load: () => Promise<unknown>;

/** Sends what was asked for, answers when it is let go, with what it read when it was sent. */
function slowServer() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  let note = 'прежнее';
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        sent.push(operationName);
        if (operationName === 'Update') note = 'новое';
        const order = { __typename: 'Order', id: 1, note };
        const data =
          operationName === 'Update' ? { updateOrder: { __typename: 'Order', id: 1 } } : { order };
        answers.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  return { link, sent, answer: (index: number) => answers[index]?.() };
}

async function start() {
  const { createAdminClient } = await import('./create-admin-client.ts');
  const server = slowServer();
  return { ...server, client: createAdminClient({ schema, link: server.link }) };
}

const loading = () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  load = vi.fn<() => Promise<unknown>>(() => promise);
  return () => resolve(undefined);
};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./writes.ts', async (original) => {
    await load();
    return original();
  });
});

it('waits until that is loaded which makes the cache right after it', async () => {
  const loaded = loading();
  const { client, sent, answer } = await start();
  const read = client.query({ query: one });
  const written = client.mutate({ mutation: update });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(sent).toEqual(['Order']);
  loaded();
  await vi.waitFor(() => expect(sent).toEqual(['Order', 'Update']));
  answer(1);
  await written;
  // What was read before the write is not what the query is answered with.
  answer(0);
  await vi.waitFor(() => expect(sent).toEqual(['Order', 'Update', 'Order']));
  answer(2);
  expect((await read).data).toMatchObject({ order: { note: 'новое' } });
});

it('is not sent when nobody waits for it any more', async () => {
  const loaded = loading();
  const { client, sent } = await start();
  const subscription = ApolloLink.execute(client.link, { query: update }, { client }).subscribe({});
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  subscription.unsubscribe();
  loaded();
  await (await import('./fresh-link.ts')).loadWrites();
  await Promise.resolve();
  expect(sent).toEqual([]);
});

it('is sent at once after a form has had that loaded', async () => {
  load = async () => undefined;
  const { client, sent } = await start();
  await (await import('./fresh-link.ts')).loadWrites();
  ApolloLink.execute(client.link, { query: update }, { client }).subscribe({});
  expect(sent).toEqual(['Update']);
});

it('goes out and everything is asked again, where that cannot be loaded', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { client, sent, answer } = await start();
  const notes: unknown[] = [];
  client.watchQuery({ query: one }).subscribe(({ data }) => data && notes.push(data));
  const written = client.mutate({ mutation: update });
  await vi.waitFor(() => expect(sent).toEqual(['Order', 'Update']));
  answer(1);
  await written;
  answer(0);
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(2));
  const asked = sent.length;
  answer(asked - 1);
  await vi.waitFor(() => expect(notes.at(-1)).toMatchObject({ order: { note: 'новое' } }));
  const again = client.query({ query: one, fetchPolicy: 'cache-first' });
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(asked));
  answer(asked);
  await again;
});

it('where that cannot be loaded, has the server asked again for what was on the screen before', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { client, sent, answer } = await start();
  const notes: unknown[] = [];
  client.watchQuery({ query: one }).subscribe(({ data }) => data && notes.push(data));
  answer(0);
  await vi.waitFor(() => expect(notes).toMatchObject([{ order: { note: 'прежнее' } }]));
  const written = client.mutate({ mutation: update });
  await vi.waitFor(() => expect(sent).toEqual(['Order', 'Update']));
  answer(1);
  await written;
  await vi.waitFor(() => expect(sent).toEqual(['Order', 'Update', 'Order']));
  answer(2);
  await vi.waitFor(() => expect(notes.at(-1)).toMatchObject({ order: { note: 'новое' } }));
});

it('leaves what is read from the cache alone to the network until that is loaded all the same, and everything is fresh', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { client, sent, answer } = await start();
  const settle = () => answer(sent.length - 1);
  const read = () => client.query({ query: one });
  const asked = async (action: () => Promise<unknown>) => {
    const before = sent.length;
    const ended = action();
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
    settle();
    await ended;
  };
  await asked(read);
  await asked(() => client.mutate({ mutation: update }));
  await asked(read);
  await asked(read);

  load = async () => undefined;
  await (await import('./fresh-link.ts')).loadWrites();
  await asked(async () => expect((await read()).data).toMatchObject({ order: { note: 'новое' } }));
  await vi.waitFor(async () => {
    const before = sent.length;
    const answered = read();
    if (sent.length > before) settle();
    await answered;
    expect(sent.length).toBe(before);
  });
});

it('that nothing could follow is made up for by the next: what no screen shows is forgotten', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { client, sent, answer } = await start();
  const send = async (action: () => Promise<unknown>) => {
    const before = sent.length;
    const ended = action();
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
    answer(before);
    return ended;
  };
  await send(() => client.query({ query: one }));
  await send(() => client.mutate({ mutation: update }));
  load = async () => undefined;
  await send(() => client.mutate({ mutation: update, context: { writes: [] } }));
  expect(client.readQuery({ query: one })).toBeNull();
});
