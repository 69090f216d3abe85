import type { SchemaConfig } from '@admin/gql';
import type { LanguageTexts } from '@admin/ui';
import type { AdminConfig } from '@admin/ui/app';

/**
 * What this application knows of one schema beside what that schema says itself: names in two languages, with a word for one record and for each
 * value, and what comes first. It is bound to the schema's description, so that nothing of it reaches a schema with types of the same names.
 */
export interface KnownSchema extends Pick<AdminConfig, 'navigation'> {
  readonly texts: { readonly ru: LanguageTexts; readonly en: LanguageTexts };
}

/** The sample shop, as `npm run schema` describes it where no database is named. */
const shop: KnownSchema = {
  texts: { ru: () => import('./ru.json'), en: () => import('./en.json') },
  navigation: [{ title: 'shell.data', items: ['orders', 'customers', 'products', 'payments', 'deliveries'] }],
};

/** What is known of the schema: of any but the shop's, nothing. */
export function shopOf({ description }: SchemaConfig): KnownSchema {
  return description === 'Sample shop' ? shop : { texts: { ru: [], en: [] } };
}
