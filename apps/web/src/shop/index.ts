import type { SchemaConfig } from '@admin/gql';

/**
 * What this application knows of the sample shop beside what its schema says itself: names in two languages, with a word for one record and for each
 * value, and what comes first.
 */
const shop = {
  texts: { ru: () => import('./ru.json'), en: () => import('./en.json') },
  navigation: [{ title: 'shell.data', items: ['orders', 'customers', 'products', 'payments', 'deliveries'] }],
};

/**
 * Of any schema but the shop's, as `npm run schema` describes it where no database is named, nothing: so that nothing of it reaches a schema with types of
 * the same names.
 */
export function shopOf({ description }: SchemaConfig): typeof shop | undefined {
  return description === 'Sample shop' ? shop : undefined;
}
