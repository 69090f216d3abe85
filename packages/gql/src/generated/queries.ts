/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { QueryGroup } from '../resource/index.ts';
import * as gql from '../runtime/index.ts';

export const queries: QueryGroup = {
  items: [
    {
      name: 'categoryBySlug',
      place: 'lookup',
      title: { ru: 'Категория по имени в адресе' },
      resource: 'categories',
      asksFirst: true,
    },
    {
      name: 'customerByEmail',
      place: 'lookup',
      title: { ru: 'Клиент по электронной почте' },
      resource: 'customers',
      asksFirst: true,
    },
    {
      name: 'customerByPhone',
      place: 'lookup',
      title: { ru: 'Клиент по телефону' },
      resource: 'customers',
      asksFirst: true,
    },
    {
      name: 'employeeByEmail',
      place: 'lookup',
      title: { ru: 'Сотрудник по электронной почте' },
      resource: 'employees',
      asksFirst: true,
    },
    { name: 'orderByNumber', place: 'lookup', title: { ru: 'Заказ по номеру' }, resource: 'orders', asksFirst: true },
    {
      name: 'orderItemByOrderIdAndProductId',
      place: 'lookup',
      title: { ru: 'Позиция заказа по заказу и товару' },
      resource: 'orderItems',
      asksFirst: true,
    },
    {
      name: 'productByBarcode',
      place: 'lookup',
      title: { ru: 'Товар по штрихкоду' },
      resource: 'products',
      asksFirst: true,
    },
    { name: 'productBySku', place: 'lookup', title: { ru: 'Товар по артикулу' }, resource: 'products', asksFirst: true },
    { name: 'promotionByCode', place: 'lookup', title: { ru: 'Акция по коду' }, resource: 'promotions', asksFirst: true },
    {
      name: 'reviewByProductIdAndCustomerId',
      place: 'lookup',
      title: { ru: 'Отзыв по товару и клиенту' },
      resource: 'reviews',
      asksFirst: true,
    },
    { name: 'supplierByInn', place: 'lookup', title: { ru: 'Поставщик по ИНН' }, resource: 'suppliers', asksFirst: true },
    {
      name: 'warehouseByName',
      place: 'lookup',
      title: { ru: 'Склад по названию' },
      resource: 'warehouses',
      asksFirst: true,
    },
  ],
  load: gql.byName({
    categoryBySlug: () => import('./queries/categoryBySlug.ts'),
    customerByEmail: () => import('./queries/customerByEmail.ts'),
    customerByPhone: () => import('./queries/customerByPhone.ts'),
    employeeByEmail: () => import('./queries/employeeByEmail.ts'),
    orderByNumber: () => import('./queries/orderByNumber.ts'),
    orderItemByOrderIdAndProductId: () => import('./queries/orderItemByOrderIdAndProductId.ts'),
    productByBarcode: () => import('./queries/productByBarcode.ts'),
    productBySku: () => import('./queries/productBySku.ts'),
    promotionByCode: () => import('./queries/promotionByCode.ts'),
    reviewByProductIdAndCustomerId: () => import('./queries/reviewByProductIdAndCustomerId.ts'),
    supplierByInn: () => import('./queries/supplierByInn.ts'),
    warehouseByName: () => import('./queries/warehouseByName.ts'),
  }),
};
