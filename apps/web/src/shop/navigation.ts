/** Groups of the navigation in their order. */
export const navigation = [
  { title: 'shop.sales', items: ['orders', 'customers', 'payments', 'deliveries', 'promotions', 'reviews'] },
  { title: 'shop.catalogue', items: ['products', 'categories', 'suppliers', 'stocks', 'warehouses'] },
] as const;

/** The first page: figures of the day. */
export const today = { path: '/~/today', title: 'shop.today' } as const;
