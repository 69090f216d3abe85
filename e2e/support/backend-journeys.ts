import type { Page } from '@playwright/test';

import { start as startDrizzleGraphql } from '../servers/drizzle-graphql.ts';
import { start as startJsonGraphqlServer } from '../servers/json-graphql-server.ts';
import { start as startNestjsQuery } from '../servers/nestjs-query.ts';
import { start as startPothosRelay } from '../servers/pothos-relay.ts';
import { start as startPostgraphile4 } from '../servers/postgraphile-4.ts';
import { ask, type RunningServer } from '../servers/running-server.ts';
import { start as startVendure } from '../servers/vendure.ts';
import type { Journey } from './backend-journey.ts';
import { showPortraits } from './library-portraits.ts';
import { lendToOrganizations } from './museum-loans.ts';
import { searchTheMuseum } from './museum-search.ts';
import { tracks } from './postgraphile-4-journey.ts';
import { actOnRecords } from './vendure-actions.ts';
import { productVariants } from './vendure-journey.ts';
import { goThroughNestedLists } from './vendure-nested-journey.ts';
import { settingsAndReports } from './vendure-queries.ts';

export interface Backend {
  readonly name: string;
  readonly start: () => Promise<RunningServer>;
  /** `admin` in `codegen.ts`, where the schema does not say all: `{ exclude: ['AuditLogEntry'] }`. */
  readonly config?: string;
  /** What its screens call things. @defaultValue as its schema does */
  readonly names?: 'russian';
  readonly journey: Journey;
  /** What else is shown of it, by what it says. */
  readonly further?: Readonly<
    Record<string, (page: Page, admin: string, server: string) => Promise<void>>
  >;
}

/** As the server has what is typed on a screen in Moscow. */
const masterAndMargarita = {
  title: 'Мастер и Маргарита',
  price: 699.5,
  in_stock: true,
  author_id: '3',
  received_at: '2026-03-01T06:30:00.000Z',
  tags: ['роман', 'XX век'],
};

/**
 * Servers that are not ours, one resource of each, and the server's own answers that the screens
 * are compared with.
 */
export const backends: readonly Backend[] = [
  // First, for it takes longest: what is begun last keeps one core waiting.
  {
    name: 'Vendure',
    start: startVendure,
    config: "{ scalars: { Money: { minorUnits: true, currency: 'currencyCode' } } }",
    names: 'russian',
    journey: productVariants,
    further: {
      'takes an order to its next state, links customers with a group, and says of each of several records what came of it':
        actOnRecords,
      'shows the lists that records hold, two levels deep': goThroughNestedLists,
      'changes settings, answers reports and searches': settingsAndReports,
    },
  },
  {
    name: 'json-graphql-server',
    start: startJsonGraphqlServer,
    journey: {
      resource: 'books',
      sort: {
        column: 'Title',
        expected: async (url) =>
          titles(
            await ask<{ allBooks: Titled[] }>(
              url,
              '{ allBooks(sortField: "title", sortOrder: "asc", page: 0, perPage: 50) { title } }',
            ),
          ),
      },
      filter: {
        field: 'In stock',
        operator: 'равно',
        choose: 'Нет',
        expected: async (url) =>
          titles(
            await ask<{ allBooks: Titled[] }>(
              url,
              '{ allBooks(filter: { in_stock: false }, sortField: "title", sortOrder: "asc") { title } }',
            ),
          ),
      },
      create: {
        text: { Title: 'Мастер и Маргарита', Pages: '480', Price: '699,5' },
        tick: ['In stock'],
        choose: { Author: 'Николай Гоголь' },
        date: { 'Received at': '010320260930' },
        tags: { Tags: ['роман', 'XX век'] },
      },
      stored: {
        ask: async (url, id) =>
          (
            await ask<{ Book: unknown }>(
              url,
              'query ($id: ID!) { Book(id: $id) { title pages price in_stock author_id received_at tags } }',
              { id },
            )
          ).Book,
        created: { ...masterAndMargarita, pages: 480 },
        changed: { ...masterAndMargarita, pages: 512 },
      },
      shown: { Pages: '480', Author: 'Николай Гоголь' },
      edit: { text: { Pages: '512' } },
    },
    further: { 'shows pictures that records name': showPortraits },
  },
  {
    name: 'nestjs-query',
    start: startNestjsQuery,
    journey: {
      resource: 'tickets',
      grows: true,
      sort: {
        column: 'Subject',
        expected: async (url) =>
          titles(
            await ask<{ tickets: { edges: { node: Titled }[] } }>(
              url,
              '{ tickets(sorting: [{ field: subject, direction: ASC }], paging: { first: 50 }) { edges { node { title: subject } } } }',
            ),
          ),
      },
      filter: {
        field: 'Status',
        operator: 'равно',
        choose: 'Waiting',
        expected: async (url) =>
          titles(
            await ask<{ tickets: { edges: { node: Titled }[] } }>(
              url,
              '{ tickets(filter: { status: { eq: WAITING } }, sorting: [{ field: subject, direction: ASC }], paging: { first: 50 }) { edges { node { title: subject } } } }',
            ),
          ),
      },
      create: {
        text: { Subject: 'Не звонит телефон', Hours: '1,25' },
        choose: { Client: 'Белкин', Status: 'Open' },
        date: { 'Opened at': '010320261030' },
      },
      stored: {
        ask: async (url, id) =>
          (
            await ask<{ tickets: { edges: { node: unknown }[] } }>(
              url,
              'query ($id: ID!) { tickets(filter: { id: { eq: $id } }) { edges { node { subject details status urgent hours openedAt client { name } } } } }',
              { id },
            )
          ).tickets.edges[0]?.node ?? null,
        created: {
          subject: 'Не звонит телефон',
          details: null,
          status: 'OPEN',
          urgent: false,
          hours: 1.25,
          openedAt: '2026-03-01T07:30:00.000Z',
          client: { name: 'Белкин' },
        },
        changed: {
          subject: 'Не звонит телефон',
          details: null,
          status: 'OPEN',
          urgent: false,
          hours: 2.5,
          openedAt: '2026-03-01T07:30:00.000Z',
          client: { name: 'Белкин' },
        },
      },
      shown: { Client: 'Белкин', Hours: '1,25', 'Opened at': '01.03.2026' },
      edit: { text: { Hours: '2,5' } },
    },
  },
  {
    name: 'drizzle-graphql',
    start: startDrizzleGraphql,
    journey: {
      resource: 'invoices',
      sort: {
        column: 'Number',
        expected: async (url) =>
          titles(
            await ask<{ invoices: Titled[] }>(
              url,
              '{ invoices(orderBy: { number: { direction: asc, priority: 1 } }, limit: 50) { title: number } }',
            ),
          ),
      },
      filter: {
        field: 'Status',
        operator: 'равно',
        choose: 'Overdue',
        expected: async (url) =>
          titles(
            await ask<{ invoices: Titled[] }>(
              url,
              '{ invoices(where: { status: { eq: overdue } }, orderBy: { number: { direction: asc, priority: 1 } }) { title: number } }',
            ),
          ),
      },
      create: {
        text: { Number: 'С-2000', Amount: '1234.50', 'Issued on': '2026-03-01' },
        choose: { Supplier: 'ИП Орлова', Status: 'Sent' },
      },
      stored: {
        ask: async (url, id) =>
          (
            await ask<{ invoicesSingle: unknown }>(
              url,
              'query ($id: Int) { invoicesSingle(where: { id: { eq: $id } }) { number amount issuedOn status confirmed note supplierId } }',
              { id: Number(id) },
            )
          ).invoicesSingle,
        created: {
          number: 'С-2000',
          amount: '1234.50',
          issuedOn: '2026-03-01',
          status: 'sent',
          confirmed: false,
          note: null,
          supplierId: 3,
        },
        changed: {
          number: 'С-2000',
          amount: '99.90',
          issuedOn: '2026-03-01',
          status: 'sent',
          confirmed: false,
          note: null,
          supplierId: 3,
        },
      },
      shown: { Supplier: 'ИП Орлова', Amount: '1234.50' },
      edit: { text: { Amount: '99.90' } },
    },
  },
  {
    name: 'a Relay API on Pothos',
    start: startPothosRelay,
    journey: {
      resource: 'exhibits',
      grows: true,
      sort: {
        column: 'Title',
        expected: async (url) =>
          titles(
            await ask<{ exhibits: { edges: { node: Titled }[] } }>(
              url,
              '{ exhibits(orderBy: { field: TITLE, direction: ASC }, first: 50) { edges { node { title } } } }',
            ),
          ),
      },
      filter: {
        field: 'Material',
        operator: 'равно',
        choose: 'Paper',
        expected: async (url) =>
          titles(
            await ask<{ exhibits: { edges: { node: Titled }[] } }>(
              url,
              '{ exhibits(filter: { material: PAPER }, orderBy: { field: TITLE, direction: ASC }, first: 50) { edges { node { title } } } }',
            ),
          ),
      },
      create: {
        text: { Title: 'Икона «Спас»', 'Insured for': '120000,50' },
        choose: { Material: 'Silver', Hall: 'Галерея графики' },
        date: { 'Acquired on': '01031926' },
      },
      refused: {
        text: { 'Insured for': '-5' },
        message: 'Страховая сумма должна быть не меньше нуля',
      },
      stored: {
        ask: async (url, id) =>
          (
            await ask<{ node: unknown }>(
              url,
              'query ($id: ID!) { node(id: $id) { ... on Exhibit { title material acquiredOn insuredFor onDisplay description hall { name } } } }',
              { id },
            )
          ).node,
        created: {
          title: 'Икона «Спас»',
          material: 'SILVER',
          acquiredOn: '1926-03-01',
          insuredFor: '120000.50',
          onDisplay: true,
          description: null,
          hall: { name: 'Галерея графики' },
        },
        changed: {
          title: 'Икона «Спас»',
          material: 'SILVER',
          acquiredOn: '1926-03-01',
          insuredFor: '99.90',
          onDisplay: true,
          description: null,
          hall: { name: 'Галерея графики' },
        },
      },
      shown: { Hall: 'Галерея графики', 'Insured for': '120 000,50', 'Acquired on': '01.03.1926' },
      edit: { text: { 'Insured for': '99,90' } },
    },
    further: {
      'searches halls and exhibits at once': searchTheMuseum,
      'asks once of which organization loans and couriers are': lendToOrganizations,
    },
  },
  { name: 'PostGraphile 4', start: startPostgraphile4, journey: tracks },
];

interface Titled {
  readonly title: string;
}

/** Titles of the records of a list, plain or in edges. */
function titles(
  data: Readonly<
    Record<string, readonly Titled[] | { readonly edges: readonly { readonly node: Titled }[] }>
  >,
): string[] {
  return Object.values(data).flatMap((list) =>
    'edges' in list ? list.edges.map(({ node }) => node.title) : list.map(({ title }) => title),
  );
}
