import russian from '@admin/ui/locales/ru.json';
import { startAdmins } from '@admin/ui/app';

import shop from '../../apps/web/src/admin.config.ts';
import { Root } from '../../apps/web/src/root.tsx';
import { admin as stock } from './stock.graphql/generated/admin.ts';

const texts = { resources: { customers: { title: 'Получатели', fields: { city: 'Город' } } } };

/** The sample shop and a warehouse of another server in one navigation, as the guide writes it. */
void startAdmins(
  { title: 'Магазин', admin: shop },
  { stock: { title: 'Склад', admin: { api: stock, Root, languages: { ru: [russian, texts] } } } },
);
