import { defineAdmin } from '@admin/ui/app';

import { admin } from '../generated/admin.ts';
import { Root } from './root.tsx';

/** The first is that of the first visit. What a catalogue lacks is said in English. */
export default defineAdmin({
  api: admin,
  Root,
  languages: {
    ru: {},
    en: {},
    de: () => import('./locales/de.json'),
  },
});
