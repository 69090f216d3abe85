import { admin } from '@admin/gql/admin';
import { defineAdmin } from '@admin/ui/app';

import russian from './locales/russian.ts';
import { Root } from './root.tsx';
import { shopOf } from './shop/index.ts';

const shop = shopOf(admin.schema);

export default defineAdmin({
  api: admin,
  Root,
  languages: {
    ru: [russian, shop.texts.ru],
    en: [() => import('./locales/english.ts'), shop.texts.en],
  },
  navigation: shop.navigation,
});
