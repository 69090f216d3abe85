import type { SchemaConfig } from '@admin/gql';
import { admin } from '@admin/gql/admin';
import type { LanguageTexts } from '@admin/ui';
import { type Definitions, type NavigationGroup, defineAdmin, type AdminPage } from '@admin/ui/app';

import russian from './locales/russian.ts';
import { Root } from './root.tsx';

/** What is known of one schema alone: `never` is a name that any schema takes. */
type KnownOf = (schema: SchemaConfig) => KnownOfSchema | undefined;

interface KnownOfSchema {
  readonly texts: Readonly<Record<'ru' | 'en', LanguageTexts>>;
  readonly navigation: readonly NavigationGroup<never>[];
  readonly pages: readonly AdminPage[] | undefined;
  readonly resources: Definitions;
}

// Found and not imported: the compiler does not look for the shop's resources in another schema.
const [knownOf] = Object.values(
  import.meta.glob<KnownOf>('./shop/index.ts', { eager: true, import: 'shopOf' }),
);
const shop = knownOf?.(admin.schema);

export default defineAdmin({
  api: admin,
  Root,
  languages: {
    ru: [russian, shop?.texts.ru ?? []],
    en: [() => import('./locales/english.ts'), shop?.texts.en ?? []],
  },
  navigation: shop?.navigation,
  pages: shop?.pages,
  resources: shop?.resources,
});
