import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../index.ts';

/** Every operation, and every step into a record, has a type of its own for the same record. */
const { resources } = inferModel(
  buildSchema(`
  type Query {
    invoices(limit: Int, offset: Int, where: InvoiceFilters): [InvoicesSelectItem!]!
    invoicesSingle(where: InvoiceFilters): InvoicesSelectItem
    suppliers(limit: Int, offset: Int): [SuppliersSelectItem!]!
  }
  type Mutation {
    insertIntoInvoicesSingle(values: InvoicesInsertInput!): InvoicesItem
    updateInvoices(set: InvoicesUpdateInput!, where: InvoiceFilters): [InvoicesItem!]!
  }
  type InvoicesSelectItem { id: Int! number: String! supplierId: Int! supplier: InvoicesSupplierRelation }
  type InvoicesItem { supplierId: Int! number: String! id: Int! }
  type InvoicesSupplierRelation { id: Int! name: String! city: String invoices: [InvoicesSupplierRelationInvoicesRelation!]! }
  type InvoicesSupplierRelationInvoicesRelation { id: Int! number: String! supplierId: Int! }
  type SuppliersSelectItem { id: Int! name: String! city: String invoices(limit: Int): [SuppliersInvoicesRelation!]! }
  type SuppliersInvoicesRelation { id: Int! number: String! supplierId: Int! }
  input InvoiceFilters { id: IntFilters supplierId: IntFilters }
  input IntFilters { eq: Int }
  input InvoicesInsertInput { id: Int number: String! supplierId: Int! }
  input InvoicesUpdateInput { id: Int number: String supplierId: Int }
`),
);
const [invoices, suppliers] = resources;

it('finds the record that a write returns under another name', () => {
  expect(invoices).toMatchObject({
    name: 'invoices',
    type: 'InvoicesSelectItem',
    create: { record: [] },
    update: { record: [] },
  });
});

it('takes an object with the fields of another resource for a reference to it', () => {
  expect(invoices?.fields.find(({ name }) => name === 'supplier')).toMatchObject({
    kind: 'reference',
    reference: { resource: 'suppliers', via: ['supplierId'] },
  });
});

it('lists the records that point to one, and does not load them with it', () => {
  expect(suppliers?.fields.map(({ name }) => name)).not.toContain('invoices');
  expect(suppliers?.related).toEqual([
    { name: 'invoices', resource: 'invoices', on: [{ filter: 'supplierId', key: 'id' }] },
  ]);
});

it('asks nobody for a key that the server gives', () => {
  expect(invoices?.create?.inputs.map(({ name }) => name)).toEqual(['number', 'supplierId']);
  expect(invoices?.update?.inputs.map(({ name }) => name)).toEqual(['number', 'supplierId']);
});
