/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Decimal } from '@admin/gql/runtime';
export type OrderStatus =
  | 'NEW'
  | 'PAID';

export type OrderCardFragment = { readonly __typename: 'Order', readonly number: string, readonly total: Decimal, readonly customer: { readonly __typename: 'Customer', readonly name: string } } & { ' $fragmentName'?: 'OrderCardFragment' };

export type OrderPageQueryVariables = Exact<{
  id: string;
}>;


export type OrderPageQuery = { readonly order: (
    { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus }
    & { ' $fragmentRefs'?: { 'OrderCardFragment': OrderCardFragment } }
  ) | null };

export type OpenOrdersQueryVariables = Exact<{
  first: number;
}>;


export type OpenOrdersQuery = { readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly number: string, readonly total: Decimal }> };
