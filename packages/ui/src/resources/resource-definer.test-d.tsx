// Compiled by `tsc` with everything else: an error that is expected and does not come is an error.
import type { Decimal } from '@admin/gql/scalars';
import { expectTypeOf } from 'vitest';

import { resourceHooks } from '../data/resource-hooks.ts';
import { resourceDefiner } from './resource-definer.ts';

type Status = 'NEW' | 'PAID';
type OrderLabel = { readonly id: number; readonly number: string };
type OrderRecord = OrderLabel & {
  readonly status: Status;
  readonly total: Decimal;
  readonly customer: { readonly id: number; readonly name: string } | null;
  readonly comment: string | null;
};
type OrderTypes = {
  readonly label: OrderLabel;
  readonly record: OrderRecord;
  readonly row: Omit<OrderRecord, 'comment'>;
  readonly columns: 'number' | 'status' | 'total' | 'customer';
  readonly fields: 'number' | 'status' | 'total' | 'customer' | 'comment';
  readonly filters: {
    readonly status: { readonly value: Status; readonly operators: 'eq' | 'in' | 'isNull' };
    readonly total: { readonly value: Decimal; readonly operators: 'gte' | 'lte' };
  };
  readonly sort: 'number' | 'total';
  readonly create: {
    readonly number: string;
    readonly customerId: number;
    readonly addressId?: number | null;
    readonly comment?: string | null;
  };
  readonly update: { readonly comment?: string | null; readonly status?: Status | null };
  readonly references: { readonly customerId: 'customers'; readonly addressId: 'addresses' };
  readonly actions: { readonly cancelOrder: { readonly reason: string } };
  readonly related: 'items';
  readonly nested: never;
  readonly tree: 'partOfId' | 'splitFromId';
};
type Bare = {
  readonly create: {};
  readonly update: {};
  readonly references: {};
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};
type AddressTypes = Bare & {
  // A composite key.
  readonly label: { readonly customerId: number; readonly no: number };
  readonly record: { readonly customerId: number; readonly no: number; readonly city: string };
  readonly row: { readonly customerId: number; readonly no: number; readonly city: string };
  readonly columns: 'city' | 'no';
  readonly fields: 'city';
  readonly filters: {
    readonly customerId: { readonly value: number; readonly operators: 'eq' | 'in' };
  };
  readonly sort: never;
};
type DebtTypes = Bare & {
  // Without a key.
  readonly label: {};
  readonly record: { readonly name: string };
  readonly row: { readonly name: string };
  readonly columns: 'name';
  readonly fields: 'name';
  readonly filters: {};
  readonly sort: never;
};
const defineResource = resourceDefiner<{
  readonly orders: OrderTypes;
  readonly customers: AddressTypes;
  readonly addresses: AddressTypes;
  readonly debts: DebtTypes;
}>();
// oxlint-disable-next-line unicorn/consistent-function-scoping -- A value of the type, for the compiler.
const decimal = (): Decimal => {
  throw new Error('never runs');
};

// All that there is.
defineResource('orders', {
  label: (order) => `№ ${order.number}`,
  list: {
    columns: [
      'number',
      { field: 'total', align: 'end', footer: 'sum', width: 120, title: 'Total', currency: 'EUR' },
      {
        title: 'Customer',
        select: ['customer', 'status'],
        render: ({ record }) => {
          expectTypeOf(record.customer).toEqualTypeOf<{
            readonly id: number;
            readonly name: string;
          } | null>();
          expectTypeOf(record.status).toEqualTypeOf<Status>();
          expectTypeOf(record.number).toEqualTypeOf<string>();
          return record.customer?.name;
        },
      },
    ],
    sort: ['-total', 'number'],
    filters: ['status'],
    views: [
      {
        name: 'new',
        title: 'New',
        filters: { status: 'NEW', total: { gte: decimal() } },
        sort: '-total',
        columns: ['number', { field: 'total', footer: 'sum' }],
      },
      { name: 'open', title: 'Open', filters: { status: { in: ['NEW', 'PAID'], isNull: false } } },
      {
        name: 'whose',
        title: 'Whose',
        columns: [
          'status',
          {
            title: 'Customer',
            select: ['customer', 'total'],
            render: ({ record }) => {
              expectTypeOf(record.customer).toEqualTypeOf<{
                readonly id: number;
                readonly name: string;
              } | null>();
              expectTypeOf(record.total).toEqualTypeOf<Decimal>();
              // @ts-expect-error -- not selected
              void record.status;
              return record.number;
            },
          },
        ],
      },
    ],
    tree: 'partOfId',
    screen: ({ resource, id }) => resource + id,
  },
  show: {
    sections: [
      { title: 'Main', fields: ['number', 'comment'] },
      { component: ({ record }) => record.customer?.name },
    ],
    lists: ['items'],
    aside: ({ record }) => record.total,
  },
  form: {
    sections: [{ inputs: ['number', 'customerId', 'status'] }],
    inputs: {
      comment: {
        multiline: true,
        help: 'For the customer',
        when: (values) => values.status === 'NEW',
      },
      status: {
        choices: (saved, values) => (saved === 'PAID' || values.comment != null ? [] : ['PAID']),
      },
      addressId: {
        filter: ({ customerId }) => ({ customerId }),
        disabled: (values) => values.customerId == null,
      },
      number: {
        component: ({ value, onChange }) => {
          expectTypeOf(value).toEqualTypeOf<string | null>();
          onChange('1');
          return null;
        },
      },
    },
    validate: async (values) => ({
      comment: values.comment === '' ? 'Say something' : undefined,
      '': undefined,
    }),
    defaults: () => ({ customerId: 1, status: 'NEW' }),
  },
  actions: {
    cancelOrder: {
      place: 'record',
      confirm: 'Really?',
      when: (order) => order.status === 'NEW',
      hidden: false,
      label: 'Cancel',
    },
  },
});
// Typed hooks for custom pages.
const { useRecordsOf, useCountOf } = resourceHooks<{
  readonly orders: OrderTypes;
  readonly debts: DebtTypes;
}>();
/** A hook, so that hooks may be called in it. */
export function useTyped(): void {
  const asked = useRecordsOf('orders', {
    columns: ['total'],
    filters: { status: { in: ['NEW'] } },
    sort: '-total',
    first: 5,
  });
  if (asked.status === 'ready')
    expectTypeOf(asked.records).toEqualTypeOf<
      readonly (OrderLabel & { readonly total: Decimal })[]
    >();
  useCountOf('orders', { status: 'PAID' });
  // @ts-expect-error -- no such resource
  useRecordsOf('order', { columns: [] });
  // @ts-expect-error -- no such column
  useRecordsOf('orders', { columns: ['comment'] });
  // @ts-expect-error -- nothing filters by it
  useRecordsOf('orders', { columns: ['total'], filters: { number: '1' } });
  // @ts-expect-error -- nothing sorts by it
  useRecordsOf('orders', { columns: ['total'], sort: 'status' });
  // @ts-expect-error -- a value that the enum does not have
  useCountOf('orders', { status: 'LOST' });
}

// Groups and pictures of the navigation.
const defineInGroup = resourceDefiner<{ readonly debts: DebtTypes }, 'sales' | 'stock'>();
defineInGroup('debts', { group: 'stock', icon: 'M4 4h16v16H4z' });
defineResource('debts', { group: 'Whatever', icon: () => null });
// @ts-expect-error -- no such group
defineInGroup('debts', { group: 'stocks' });
// @ts-expect-error -- a picture is a path or a component
defineInGroup('debts', { icon: 1 });

defineResource('debts', { list: { columns: ['name'] } });
defineResource('addresses', { label: ({ customerId, no }) => `${customerId}/${no}` });

// @ts-expect-error -- no such resource
defineResource('order', {});
// @ts-expect-error -- no such part of a definition
defineResource('orders', { lists: {} });
// @ts-expect-error -- the label is made of what every document holds
defineResource('orders', { label: (order) => order.comment });
// @ts-expect-error -- a column that the list does not have
defineResource('orders', { list: { columns: ['number', 'comment'] } });
// @ts-expect-error -- the same in an object
defineResource('orders', { list: { columns: [{ field: 'comment' }] } });
// @ts-expect-error -- a choice that the enum does not have
defineResource('orders', { form: { inputs: { status: { choices: () => ['LOST'] } } } });
// @ts-expect-error -- what is typed has no choices
defineResource('orders', { form: { inputs: { comment: { choices: () => ['a'] } } } });
// @ts-expect-error -- a default that the enum does not have
defineResource('orders', { form: { defaults: () => ({ status: 'LOST' }) } });
// @ts-expect-error -- no such look of a column
defineResource('orders', { list: { columns: [{ field: 'total', footer: 'average' }] } });
// @ts-expect-error -- no such property of a column
defineResource('orders', { list: { columns: [{ field: 'total', algin: 'end' }] } });
defineResource('orders', {
  // @ts-expect-error -- a computed column selects what the list does not have
  list: { columns: [{ title: 'x', select: ['comment'], render: () => null }] },
});
defineResource('orders', {
  // @ts-expect-error -- a computed column reads what it does not select
  list: { columns: [{ title: 'x', select: ['status'], render: ({ record }) => record.total }] },
});
// @ts-expect-error -- a computed column without a title
defineResource('orders', { list: { columns: [{ select: ['status'], render: () => null }] } });
// @ts-expect-error -- nothing sorts by it
defineResource('orders', { list: { sort: 'customer' } });
// @ts-expect-error -- nor downwards
defineResource('orders', { list: { sort: '-customer' } });
// @ts-expect-error -- nothing filters by it
defineResource('orders', { list: { filters: ['customer'] } });
defineResource('orders', {
  // @ts-expect-error -- the same in a view
  list: { views: [{ name: 'x', title: 'x', filters: { customer: 1 } }] },
});
defineResource('orders', {
  // @ts-expect-error -- an operator that the filter does not have
  list: { views: [{ name: 'x', title: 'x', filters: { status: { ne: 'NEW' } } }] },
});
defineResource('orders', {
  // @ts-expect-error -- a value that the enum does not have
  list: { views: [{ name: 'x', title: 'x', filters: { status: 'LOST' } }] },
});
defineResource('orders', {
  // @ts-expect-error -- one value for an operator that takes several
  list: { views: [{ name: 'x', title: 'x', filters: { status: { in: 'NEW' } } }] },
});
defineResource('orders', {
  // @ts-expect-error -- a number for a decimal
  list: { views: [{ name: 'x', title: 'x', filters: { total: { gte: 100 } } }] },
});
// @ts-expect-error -- a view sorts by nothing of the kind
defineResource('orders', { list: { views: [{ name: 'x', title: 'x', sort: '-status' }] } });
// @ts-expect-error -- a view has no such column
defineResource('orders', { list: { views: [{ name: 'x', title: 'x', columns: ['comment'] }] } });
defineResource('orders', {
  // @ts-expect-error -- nor in an object
  list: { views: [{ name: 'x', title: 'x', columns: [{ field: 'comment' }] }] },
});
defineResource('orders', {
  // @ts-expect-error -- no such property of its column
  list: { views: [{ name: 'x', title: 'x', columns: [{ field: 'total', algin: 'end' }] }] },
});
defineResource('orders', {
  list: {
    views: [
      // @ts-expect-error -- its computed column selects what the list does not have
      { name: 'x', title: 'x', columns: [{ title: 'x', select: ['comment'], render: () => null }] },
    ],
  },
});
defineResource('orders', {
  list: {
    views: [
      {
        name: 'x',
        title: 'x',
        // @ts-expect-error -- and reads what it does not select
        columns: [{ title: 'x', select: ['status'], render: ({ record }) => record.total }],
      },
    ],
  },
});
defineResource('orders', {
  list: {
    // @ts-expect-error -- a computed column of a view without a title
    views: [{ name: 'x', title: 'x', columns: [{ select: ['status'], render: () => null }] }],
  },
});
// @ts-expect-error -- columns are several
defineResource('orders', { list: { views: [{ name: 'x', title: 'x', columns: 'number' }] } });
// @ts-expect-error -- so are views
defineResource('orders', { list: { views: { x: { name: 'x', title: 'x' } } } });
// @ts-expect-error -- a view has a title
defineResource('orders', { list: { views: [{ name: 'x' }] } });
// @ts-expect-error -- no such property of a view
defineResource('orders', { list: { views: [{ name: 'x', title: 'x', filter: {} }] } });
defineResource('orders', { list: { tree: false } });
defineResource('debts', { list: { tree: false } });
// @ts-expect-error -- no condition by which there is a tree
defineResource('orders', { list: { tree: 'status' } });
// @ts-expect-error -- nothing that contains its own kind
defineResource('debts', { list: { tree: 'name' } });
// @ts-expect-error -- a tree is what was found, or by a condition
defineResource('orders', { list: { tree: true } });
// @ts-expect-error -- a field that the page does not have
defineResource('orders', { show: { sections: [{ fields: ['items'] }] } });
// @ts-expect-error -- a section reads what the record does not have
defineResource('orders', { show: { sections: [{ component: ({ record }) => record.items }] } });
// @ts-expect-error -- no records refer to it so
defineResource('orders', { show: { lists: ['payments'] } });
// @ts-expect-error -- so does what stands beside it
defineResource('orders', { show: { aside: ({ record }) => record.items } });
// @ts-expect-error -- so do the buttons in its head
defineResource('orders', { show: { actions: ({ record }) => record.items } });
// @ts-expect-error -- an input that no form has
defineResource('orders', { form: { sections: [{ inputs: ['total'] }] } });
// @ts-expect-error -- the same where one is described
defineResource('orders', { form: { inputs: { total: { help: 'x' } } } });
// @ts-expect-error -- no such property of an input
defineResource('orders', { form: { inputs: { comment: { hlep: 'x' } } } });
defineResource('orders', {
  // @ts-expect-error -- a condition on what the form does not hold
  form: { inputs: { comment: { when: (values) => values.total === 1 } } },
});
defineResource('orders', {
  // @ts-expect-error -- the same of one that cannot be changed
  form: { inputs: { comment: { disabled: (values) => values.total === 1 } } },
});
defineResource('orders', {
  // @ts-expect-error -- choices that go by what the form does not hold
  form: { inputs: { status: { choices: (saved, values) => (values.total ? [] : ['PAID']) } } },
});
// @ts-expect-error -- a check of what the form does not hold
defineResource('orders', { form: { validate: (values) => ({ comment: values.total }) } });
defineResource('orders', {
  // @ts-expect-error -- a comparison with what it cannot be
  form: { inputs: { comment: { when: (values) => values.status === 'LOST' } } },
});
defineResource('orders', {
  // @ts-expect-error -- the other resource has no such filter
  form: { inputs: { addressId: { filter: ({ customerId }) => ({ customer: customerId }) } } },
});
defineResource('orders', {
  // @ts-expect-error -- its value is of another type
  form: { inputs: { addressId: { filter: ({ number }) => ({ customerId: number }) } } },
});
// @ts-expect-error -- what is no reference picks nothing
defineResource('orders', { form: { inputs: { comment: { filter: () => ({}) } } } });
defineResource('orders', {
  form: {
    inputs: {
      number: {
        component: ({ onChange }) => {
          // @ts-expect-error -- an input of one's own for a value of another type
          onChange(1);
          return null;
        },
      },
    },
  },
});
// @ts-expect-error -- a message at an input that no form has
defineResource('orders', { form: { validate: () => ({ total: 'x' }) } });
// @ts-expect-error -- a default of another type
defineResource('orders', { form: { defaults: { customerId: 'x' } } });
// @ts-expect-error -- a default of an input that no form has
defineResource('orders', { form: { defaults: { total: 1 } } });
// @ts-expect-error -- no such action
defineResource('orders', { actions: { shipOrder: {} } });
// @ts-expect-error -- no such place
defineResource('orders', { actions: { cancelOrder: { place: 'page' } } });
// @ts-expect-error -- an action looks at what the record does not have
defineResource('orders', { actions: { cancelOrder: { when: (order) => order.state === 'NEW' } } });
