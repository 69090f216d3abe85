/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { ActionGroup, QueriesSummary, ResourceDescriptor, ResourceSummary } from '../resource/index.ts';
import type { AccountTypes } from './resources/accounts.ts';
import type { AddressTypes } from './resources/addresses.ts';
import type { CategoryTypes } from './resources/categories.ts';
import type { CustomerTypes } from './resources/customers.ts';
import type { DeliveryTypes } from './resources/deliveries.ts';
import type { EmployeeTypes } from './resources/employees.ts';
import type { OrderItemTypes } from './resources/orderItems.ts';
import type { OrderTypes } from './resources/orders.ts';
import type { PaymentTypes } from './resources/payments.ts';
import type { ProductTypes } from './resources/products.ts';
import type { PromotionProductTypes } from './resources/promotionProducts.ts';
import type { PromotionTypes } from './resources/promotions.ts';
import type { ReviewTypes } from './resources/reviews.ts';
import type { StockTypes } from './resources/stocks.ts';
import type { SupplierTypes } from './resources/suppliers.ts';
import type { WarehouseTypes } from './resources/warehouses.ts';

/** What definitions of screens may name, by resource. */
export type ResourceTypes = {
  readonly accounts: AccountTypes;
  readonly addresses: AddressTypes;
  readonly categories: CategoryTypes;
  readonly customers: CustomerTypes;
  readonly deliveries: DeliveryTypes;
  readonly employees: EmployeeTypes;
  readonly orderItems: OrderItemTypes;
  readonly orders: OrderTypes;
  readonly payments: PaymentTypes;
  readonly products: ProductTypes;
  readonly promotionProducts: PromotionProductTypes;
  readonly promotions: PromotionTypes;
  readonly reviews: ReviewTypes;
  readonly stocks: StockTypes;
  readonly suppliers: SupplierTypes;
  readonly warehouses: WarehouseTypes;
};

const loaded = (module: { readonly resource: ResourceDescriptor }): ResourceDescriptor => module.resource;

export const resources: readonly ResourceSummary[] = [
  {
    name: 'accounts',
    type: 'Account',
    description: 'Учётные записи',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/accounts.ts').then(loaded),
  },
  {
    name: 'addresses',
    type: 'Address',
    description: 'Адреса',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/addresses.ts').then(loaded),
  },
  {
    name: 'categories',
    type: 'Category',
    description: 'Категории',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/categories.ts').then(loaded),
  },
  {
    name: 'customers',
    type: 'Customer',
    description: 'Покупатели',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/customers.ts').then(loaded),
  },
  {
    name: 'deliveries',
    type: 'Delivery',
    description: 'Доставки',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/deliveries.ts').then(loaded),
  },
  {
    name: 'employees',
    type: 'Employee',
    description: 'Сотрудники',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/employees.ts').then(loaded),
  },
  {
    name: 'orderItems',
    type: 'OrderItem',
    description: 'Позиции заказов',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/orderItems.ts').then(loaded),
  },
  {
    name: 'orders',
    type: 'Order',
    description: 'Заказы',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/orders.ts').then(loaded),
  },
  {
    name: 'payments',
    type: 'Payment',
    description: 'Платежи',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/payments.ts').then(loaded),
  },
  {
    name: 'products',
    type: 'Product',
    description: 'Товары',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/products.ts').then(loaded),
  },
  {
    name: 'promotionProducts',
    type: 'PromotionProduct',
    description: 'Товары акций',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/promotionProducts.ts').then(loaded),
  },
  {
    name: 'promotions',
    type: 'Promotion',
    description: 'Акции',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/promotions.ts').then(loaded),
  },
  {
    name: 'reviews',
    type: 'Review',
    description: 'Отзывы',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/reviews.ts').then(loaded),
  },
  {
    name: 'stocks',
    type: 'Stock',
    description: 'Остатки',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/stocks.ts').then(loaded),
  },
  {
    name: 'suppliers',
    type: 'Supplier',
    description: 'Поставщики',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/suppliers.ts').then(loaded),
  },
  {
    name: 'warehouses',
    type: 'Warehouse',
    description: 'Склады',
    capabilities: ['list', 'show', 'create', 'update', 'remove'],
    load: () => import('./resources/warehouses.ts').then(loaded),
  },
];

/** What can be done that belongs to no resource; `undefined` where there is nothing. */
export const tools: (() => Promise<ActionGroup>) | undefined = undefined;

/** What can be asked that no resource shows; `undefined` where there is nothing. */
export const queries: QueriesSummary | undefined = {
  title: { ru: 'Поиск по данным', en: 'Look-ups' },
  load: () => import('./queries.ts').then((module) => module.queries),
};
