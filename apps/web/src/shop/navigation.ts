/** Groups of the navigation in their order; all others follow. */
export const navigation = [
  { title: 'shop.sales', items: ['orders', 'customers', 'products', 'payments', 'deliveries'] },
] as const;

/** The first page: figures of the day. */
export const today = { path: '/~/today', title: 'shop.today' } as const;
