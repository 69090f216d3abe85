/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { ActionModule, RecordAction } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant } from '../../scalars.ts';
import * as gql from '../../runtime/index.ts';

export type PaymentMethod = 'card' | 'sbp' | 'cash' | 'invoice';

export type CancelOrderInput = { readonly orderId: number; readonly reason: string };

export type ShipOrderInput = { readonly orderId: number; readonly trackingNumber: BigInteger; readonly warehouseId?: number | null | undefined };

export type TakePaymentInput = { readonly orderId: number; readonly method: PaymentMethod; readonly amount?: Decimal | null | undefined };

const valuesPaymentMethod = [{ value: 'card' }, { value: 'sbp' }, { value: 'cash' }, { value: 'invoice' }] as const;

export type CancelOrderActionData = { readonly cancelOrder: { readonly order: { readonly id: number; readonly number: string } | null } | null };

export type CancelOrderActionVariables = { readonly input: CancelOrderInput };

export const CancelOrderActionDocument: TypedDocumentNode<CancelOrderActionData, CancelOrderActionVariables> = gql.mutation(
  'CancelOrderAction',
  { input: 'CancelOrderInput!' },
  [gql.rootField('cancelOrder', ['input'], [gql.field('order', ['id', 'number'])])],
  '6LBUDrnXMm+SrOZ1xIZLLUEbjzlzRvYqofH6kSFWmy8=',
);

const cancelOrderAction = {
  document: CancelOrderActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({ reason: { kind: 'text', required: true, nullable: false, description: 'Причина отмены' } }),
  variables: (values, key) => ({ input: { orderId: gql.keyValue(key, 'id', gql.integer), reason: gql.requiredValue(values, 'reason', gql.text) } }),
  result: (data) => ({ record: data.cancelOrder?.order ?? null, errors: [] }),
} satisfies RecordAction<CancelOrderActionData, CancelOrderActionVariables>;

export type ShipOrderActionData = {
  readonly shipOrder: {
    readonly delivery: {
      readonly id: number;
      readonly order: { readonly id: number; readonly number: string } | null;
      readonly warehouse: { readonly id: number; readonly name: string } | null;
    } | null;
  } | null;
};

export type ShipOrderActionVariables = { readonly input: ShipOrderInput };

export const ShipOrderActionDocument: TypedDocumentNode<ShipOrderActionData, ShipOrderActionVariables> = gql.mutation(
  'ShipOrderAction',
  { input: 'ShipOrderInput!' },
  [
    gql.rootField(
      'shipOrder',
      ['input'],
      [gql.field('delivery', ['id', gql.field('order', ['id', 'number']), gql.field('warehouse', ['id', 'name'])])],
    ),
  ],
  'q9iHptf7v37dbuLy1BakEjIHkkoGhEW8duOnQFKwF0o=',
);

const shipOrderAction = {
  document: ShipOrderActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({
    trackingNumber: { kind: 'bigint', required: true, nullable: false, description: 'Номер отправления' },
    warehouseId: {
      kind: 'reference',
      description: 'Склад (пусто: склад назначенной доставки)',
      called: 'warehouse',
      reference: { resource: 'warehouses', keyField: 'id' },
    },
  }),
  answer: { kind: 'records', resource: 'deliveries' },
  variables: (values, key) => ({
    input: {
      orderId: gql.keyValue(key, 'id', gql.integer),
      trackingNumber: gql.requiredValue(values, 'trackingNumber', gql.text<BigInteger>),
      warehouseId: gql.inputValue(values, 'warehouseId', gql.number),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.shipOrder != null, answer: gql.nonNull([data.shipOrder?.delivery]) }),
} satisfies RecordAction<ShipOrderActionData, ShipOrderActionVariables>;

export type TakePaymentActionData = {
  readonly takePayment: {
    readonly payment: {
      readonly id: string;
      readonly order: { readonly id: number; readonly number: string } | null;
      readonly createdAt: Instant;
    } | null;
  } | null;
};

export type TakePaymentActionVariables = { readonly input: TakePaymentInput };

export const TakePaymentActionDocument: TypedDocumentNode<TakePaymentActionData, TakePaymentActionVariables> = gql.mutation(
  'TakePaymentAction',
  { input: 'TakePaymentInput!' },
  [
    gql.rootField(
      'takePayment',
      ['input'],
      [gql.field('payment', ['id', gql.field('order', ['id', 'number']), 'createdAt'])],
    ),
  ],
  'dGJ6MhTW1smGpUHl9rZmw4WA5U8ptzlZHgA7rAPuo84=',
);

const takePaymentAction = {
  document: TakePaymentActionDocument,
  takes: 'record',
  inputs: gql.actionInputs({
    method: { kind: 'enum', required: true, nullable: false, description: 'Способ оплаты', values: valuesPaymentMethod },
    amount: { kind: 'decimal', description: 'Сумма, ₽ (пусто: весь остаток)' },
  }),
  answer: { kind: 'records', resource: 'payments' },
  variables: (values, key) => ({
    input: {
      orderId: gql.keyValue(key, 'id', gql.integer),
      method: gql.requiredValue(values, 'method', gql.enumValue(valuesPaymentMethod)),
      amount: gql.inputValue(values, 'amount', gql.text<Decimal>),
    },
  }),
  result: (data) => ({ errors: [], confirmed: data.takePayment != null, answer: gql.nonNull([data.takePayment?.payment]) }),
} satisfies RecordAction<TakePaymentActionData, TakePaymentActionVariables>;

/** What the forms of its actions ask for. */
export type OrderActions = {
  readonly cancelOrder: { readonly reason: string };
  readonly shipOrder: { readonly trackingNumber: BigInteger; readonly warehouseId?: number | null | undefined };
  readonly takePayment: { readonly method: PaymentMethod; readonly amount?: Decimal | null | undefined };
};

export const module: ActionModule = {
  actions: {
    cancelOrder: gql.descriptor(cancelOrderAction),
    shipOrder: gql.descriptor(shipOrderAction),
    takePayment: gql.descriptor(takePaymentAction),
  },
  cache: { scalarFields: { Payment: { createdAt: 'Datetime' } } },
  texts: { fields: { orderId: 'Заказ' }, values: { card: 'Карточка', cash: 'Наличные', invoice: 'Счёт' } },
};
