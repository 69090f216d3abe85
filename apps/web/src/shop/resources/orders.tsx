import { lazyComponent } from '@admin/ui';
import { Link } from 'wouter';

import { defineResource } from '../define.ts';
import { nextStates } from '../order-states.ts';

const Payments = lazyComponent(
  async () => (await import('../parts/order-payments.tsx')).OrderPayments,
);

export default defineResource('orders', {
  icon: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM8 7v2h8V7zM8 11v2h8v-2z',
  list: {
    columns: [
      'number',
      'status',
      { field: 'total', title: 'shop.amount', currency: 'RUB' },
      {
        title: 'shop.customerAndCity',
        select: ['customer', 'address'],
        render: ({ record: { customer, address } }) =>
          customer && (
            <Link href={`/customers/${customer.id}`}>
              {customer.fullName + (address ? `, ${address.city}` : '')}
            </Link>
          ),
      },
      'placedAt',
      'manager',
      'promotion',
    ],
  },
  show: {
    sections: [
      { fields: ['number', 'status', 'placedAt', 'comment'] },
      {
        title: 'shop.customerAndDelivery',
        fields: ['customer', 'address', 'manager', 'promotion'],
      },
    ],
    lists: ['orderItems', 'payments', 'deliveries'],
    aside: Payments,
  },
  form: {
    sections: [
      { inputs: ['number', 'placedAt', 'status', 'managerId'] },
      {
        title: 'shop.customerAndDelivery',
        inputs: ['customerId', 'addressId', 'promotionId', 'comment'],
      },
    ],
    inputs: {
      status: { choices: nextStates },
      addressId: {
        filter: ({ customerId }) => ({ customerId }),
        disabled: ({ customerId }) => customerId == null,
        help: 'shop.addressHelp',
      },
      comment: { multiline: true },
    },
  },
  actions: {
    cancelOrder: {
      when: ({ status }) => status === 'new' || status === 'confirmed' || status === 'assembling',
    },
    shipOrder: { when: ({ status }) => status === 'confirmed' || status === 'assembling' },
    takePayment: { when: ({ status }) => status !== 'cancelled' && status !== 'returned' },
  },
});
