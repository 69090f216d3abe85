import { defineAdmin } from '@admin/ui/app';

import { admin } from '../generated/admin.ts';
import { Root } from './root.tsx';

export default defineAdmin({
  api: admin,
  Root,
  languages: { ru: {} },
  brand: {
    name: 'Мастерская',
    favicon: '/icon.svg',
    colors: { primary: '#00695c', secondary: '#ef6c00' },
  },
});
