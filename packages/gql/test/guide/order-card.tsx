import type { FragmentType } from '@admin/gql';
import { useFragment, useQuery } from '@admin/gql/react';

import { graphql } from './generated/index.ts';

const OrderCardFragment = graphql(`
  fragment OrderCard on Order {
    number
    total
    customer {
      name
    }
  }
`);

const OrderPageQuery = graphql(`
  query OrderPage($id: ID!) {
    order(id: $id) {
      id
      status
      ...OrderCard
    }
  }
`);

/** Sees what its fragment selects, and is rendered again when that changes. */
export function OrderCard({ order }: { readonly order: FragmentType<typeof OrderCardFragment> }) {
  const { data, complete } = useFragment({ fragment: OrderCardFragment, from: order });
  return complete ? <p>{`${data.number}: ${data.total}, ${data.customer.name}`}</p> : null;
}

/** Sees `id` and `status`; what the card shows is the card's. */
export function OrderPage({ id }: { readonly id: string }) {
  const { data } = useQuery(OrderPageQuery, { variables: { id } });
  if (!data?.order) return null;
  return (
    <section aria-label={data.order.status}>
      <OrderCard order={data.order} />
    </section>
  );
}
