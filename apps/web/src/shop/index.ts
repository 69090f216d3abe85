import type { ResourceTexts } from '../app/i18n.ts';

/**
 * What this application knows of one schema beside what that schema says itself: names in two languages, with a word for one record and for each
 * value, and what comes first. It is bound to the schema's description, so that nothing of it reaches a schema with types of the same names.
 */
export interface KnownSchema {
  /** The description of the schema. */
  readonly description: string;
  readonly texts: ResourceTexts;
  /** Resources that come first in the navigation, in this order. */
  readonly foremost: readonly string[];
}

/** The sample shop, as `npm run schema` describes it where no database is named. */
export const shop: KnownSchema = {
  description: 'Sample shop',
  texts: {
    ru: async () => (await import('./ru.json')).default,
    en: async () => (await import('./en.json')).default,
  },
  foremost: ['orders', 'customers', 'products', 'payments', 'deliveries'],
};
