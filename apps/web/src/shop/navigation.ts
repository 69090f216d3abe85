/** Groups of the navigation in their order; all others follow. */
export const navigation = [
  { title: 'shop.sales', items: ['orders', 'customers', 'products', 'payments', 'deliveries'] },
] as const;

/** The first page: figures of the day. */
export const today = {
  path: '/~/today',
  title: 'shop.today',
  icon: 'M4 5h3V3h2v2h6V3h2v2h3v16H4zM6 10v9h12v-9z',
} as const;
