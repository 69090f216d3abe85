const orders = `query PeerOrders($first: Int!, $offset: Int!, $orderBy: [OrderOrderBy!]) {
  orders(first: $first, offset: $offset, orderBy: $orderBy) {
    nodes {
      id number status total placedAt
      customer { fullName } address { city street house } manager { fullName } promotion { title }
    }
    pageInfo { hasNextPage hasPreviousPage }
  }
}`;

/**
 * One nested query per page, sent by `fetch` and given to react-admin as it comes: nothing is
 * counted, nothing looked up afterwards.
 */
export const dataProvider = {
  async getList(_resource, { pagination: { page, perPage }, sort, signal }) {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: orders,
        variables: {
          first: perPage,
          offset: (page - 1) * perPage,
          orderBy: [`${toEnum(sort.field)}_${sort.order}`],
        },
      }),
      signal,
    });
    const { data, errors } = await response.json();
    if (!data?.orders) throw new Error(errors?.[0]?.message ?? response.statusText);
    return { data: data.orders.nodes, pageInfo: data.orders.pageInfo };
  },
};

/** `placedAt` is `PLACED_AT`. */
const toEnum = (field) => field.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
