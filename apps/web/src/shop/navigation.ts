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

/** Of resources whose definitions are loaded with their screens. */
export const icons: ReadonlyMap<string, string> = new Map([
  ['deliveries', 'M2 6h12v3h4l4 4v5h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2z'],
  ['payments', 'M3 6h18v12H3zM5 11v5h14v-5z'],
]);
