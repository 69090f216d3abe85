import type { OrderStatus } from '@admin/gql/resources/orders';

/**
 * What may become of an order in a state. What is sent or cancelled by an action has rules of the
 * server beside.
 */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['assembling', 'cancelled'],
  assembling: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** A new order is new or already confirmed, as by telephone. */
export const nextStates = (saved: OrderStatus | null): readonly OrderStatus[] =>
  saved === null ? ['new', 'confirmed'] : next[saved];
