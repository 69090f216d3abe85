import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { start as startDrizzle } from '../drizzle-graphql.ts';
import { start as startJsonGraphqlServer } from '../json-graphql-server.ts';
import { start as startNestjsQuery } from '../nestjs-query.ts';
import { start as startPothosRelay } from '../pothos-relay.ts';
import { ask, type RunningServer } from '../running-server.ts';

function running(start: () => Promise<RunningServer>): () => RunningServer {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  return () => server!;
}

describe('json-graphql-server', () => {
  const server = running(startJsonGraphqlServer);

  it('lists, counts and keeps what was written', async () => {
    const { url } = server();
    expect(
      await ask(
        url,
        '{ allBooks(page: 1, perPage: 2, sortField: "id") { title Author { name } } _allBooksMeta { count } }',
      ),
    ).toEqual({
      allBooks: [
        { title: 'Бег времени', Author: { name: 'Анна Ахматова' } },
        { title: 'Вечер', Author: { name: 'Анна Ахматова' } },
      ],
      _allBooksMeta: { count: 66 },
    });
    await ask(url, 'mutation { updateBook(id: 3, pages: 7) { id } }');
    expect(await ask(url, '{ Book(id: 3) { pages price } }')).toEqual({
      Book: { pages: 7, price: 514.5 },
    });
  });
});

describe('nestjs-query', () => {
  const server = running(startNestjsQuery);

  it('pages tickets by cursor, clients by offset, and keeps what was written', async () => {
    const { url } = server();
    expect(
      await ask(
        url,
        '{ tickets(paging: { first: 1 }) { edges { node { subject client { name } } } totalCount } clients { totalCount } }',
      ),
    ).toEqual({
      tickets: {
        edges: [{ node: { subject: 'Не печатает принтер (1)', client: { name: 'Агафонова' } } }],
        totalCount: 64,
      },
      clients: { totalCount: 10 },
    });
    await ask(
      url,
      'mutation { updateOneTicket(input: { id: 3, update: { hours: 1.25 } }) { id } }',
    );
    expect(await ask(url, '{ ticket(id: 3) { hours status } }')).toEqual({
      ticket: { hours: 1.25, status: 'RESOLVED' },
    });
  });

  it('admits a browser of another origin', async () => {
    const response = await fetch(server().url, {
      method: 'OPTIONS',
      headers: { origin: 'http://127.0.0.1:4000', 'access-control-request-method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toMatch(
      /^(\*|http:\/\/127\.0\.0\.1:4000)$/,
    );
  });
});

describe('drizzle-graphql', () => {
  const server = running(startDrizzle);

  it('lists by condition and keeps what was written', async () => {
    const { url } = server();
    expect(
      await ask(
        url,
        '{ invoices(limit: 1, offset: 1, where: { status: { eq: sent } }) { number amount issuedOn supplier { name } } }',
      ),
    ).toEqual({
      invoices: [
        {
          number: 'С-1008',
          amount: '56633.59',
          issuedOn: '2026-08-08',
          supplier: { name: 'ИП Зайцев' },
        },
      ],
    });
    await ask(
      url,
      'mutation { updateInvoices(where: { id: { eq: 3 } }, set: { amount: "0.10" }) { id } }',
    );
    expect(await ask(url, '{ invoicesSingle(where: { id: { eq: 3 } }) { amount } }')).toEqual({
      invoicesSingle: { amount: '0.10' },
    });
  });
});

describe('a Relay API on Pothos', () => {
  const server = running(startPothosRelay);

  it('pages by cursor and finds a record by its global id', async () => {
    const { url } = server();
    const { exhibits } = await ask<{
      exhibits: {
        totalCount: number;
        edges: { node: { id: string } }[];
        pageInfo: { endCursor: string };
      };
    }>(url, '{ exhibits(first: 1) { totalCount edges { node { id } } pageInfo { endCursor } } }');
    expect(exhibits.totalCount).toBe(70);
    const next = await ask(
      url,
      'query ($after: String) { exhibits(first: 1, after: $after) { edges { node { title hall { name } } } } }',
      { after: exhibits.pageInfo.endCursor },
    );
    expect(next).toEqual({
      exhibits: {
        edges: [{ node: { title: 'Братина мастера Петрова', hall: { name: 'Восточный зал' } } }],
      },
    });
    expect(
      await ask(url, 'query ($id: ID!) { node(id: $id) { ... on Exhibit { title } } }', {
        id: exhibits.edges[0]!.node.id,
      }),
    ).toEqual({ node: { title: 'Амфора из Ольвии' } });
  });

  it('answers what is wrong as data: in a list, and as a member of a union', async () => {
    const { url } = server();
    const values = {
      title: ' ',
      material: 'PAPER',
      acquiredOn: '2026-01-01',
      insuredFor: '10.00',
      hallId: 'SGFsbDox',
    };
    expect(
      await ask(
        url,
        'mutation ($input: CreateExhibitInput!) { createExhibit(input: $input) { exhibit { id } errors { field message } } }',
        { input: values },
      ),
    ).toEqual({
      createExhibit: {
        exhibit: null,
        errors: [{ field: ['title'], message: 'Название не может быть пустым' }],
      },
    });
    expect(
      await ask(
        url,
        'mutation { createHall(input: { name: "Чердак", floor: 9 }) { ... on InvalidInputError { field } } }',
      ),
    ).toEqual({ createHall: { field: 'floor' } });
  });
});
