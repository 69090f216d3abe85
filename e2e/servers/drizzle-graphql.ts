import { PGlite } from '@electric-sql/pglite';
import { buildSchema } from 'drizzle-graphql';
import { relations } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  numeric,
  pgEnum,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { createYoga } from 'graphql-yoga';

import { serve, type RunningServer } from './running-server.ts';

const invoiceStatus = pgEnum('invoice_status', ['draft', 'sent', 'overdue', 'cancelled']);

const suppliers = pgTable('suppliers', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city'),
  active: boolean('active').notNull().default(true),
});

const invoices = pgTable('invoices', {
  id: serial('id').primaryKey(),
  number: text('number').notNull().unique(),
  supplierId: integer('supplier_id')
    .notNull()
    .references(() => suppliers.id),
  status: invoiceStatus('status').notNull(),
  amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
  issuedOn: date('issued_on').notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  confirmed: boolean('confirmed').notNull().default(false),
  note: text('note'),
});

const supplierRelations = relations(suppliers, ({ many }) => ({ invoices: many(invoices) }));
const invoiceRelations = relations(invoices, ({ one }) => ({
  supplier: one(suppliers, { fields: [invoices.supplierId], references: [suppliers.id] }),
}));

const tables = `
  create type invoice_status as enum ('draft', 'sent', 'overdue', 'cancelled');
  create table suppliers (id serial primary key, name text not null, city text, active boolean not null default true);
  create table invoices (
    id serial primary key, number text not null unique, supplier_id integer not null references suppliers, status invoice_status not null,
    amount numeric(12, 2) not null check (amount >= 0), issued_on date not null, paid_at timestamptz, confirmed boolean not null default false, note text
  );
`;

const supplierNames = [
  'ООО «Северный лён»',
  'АО «Полимер»',
  'ИП Орлова',
  'ООО «Кедр»',
  'ЗАО «Точприбор»',
  'ООО «Вологодское масло»',
  'АО «Балтика-Порт»',
  'ИП Зайцев',
];
const cities = ['Вологда', 'Казань', null, 'Томск', 'Тула', 'Вологда', 'Калининград', 'Самара'];

/**
 * Suppliers and their invoices on `drizzle-graphql`, which makes the whole API from the tables,
 * over PGlite: `invoices(where, orderBy, limit, offset)` with `orderBy: { amount: { direction,
 * priority } }`, `invoicesSingle(where)`, mutations that take rows and conditions and return
 * lists.
 */
export async function start(): Promise<RunningServer> {
  const client = await PGlite.create();
  await client.exec(tables);
  const db = drizzle({
    client,
    schema: { suppliers, invoices, supplierRelations, invoiceRelations },
  });
  await db.insert(suppliers).values(
    supplierNames.map((name, index) => ({
      name,
      city: cities[index] ?? null,
      active: index !== 4,
    })),
  );
  await db.insert(invoices).values(
    Array.from({ length: 72 }, (_, index) => ({
      number: `С-${String(1001 + index)}`,
      supplierId: 1 + (index % supplierNames.length),
      status: invoiceStatus.enumValues[(index * 7) % 4] ?? ('draft' as const),
      amount: `${1200 + ((index * 7919) % 90_000)}.${String((index * 37) % 100).padStart(2, '0')}`,
      issuedOn: `2026-${String(1 + (index % 10)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
      paidAt: index % 3 === 0 ? new Date(Date.UTC(2026, index % 10, 28, 12)) : null,
      confirmed: index % 3 !== 1,
      note: index % 5 === 0 ? 'Оплата по договору' : null,
    })),
  );
  const { schema } = buildSchema(db);
  const yoga = createYoga({ schema, graphiql: false, logging: false });
  return serve(
    (request, response) => void yoga(request, response),
    () => client.close(),
  );
}
