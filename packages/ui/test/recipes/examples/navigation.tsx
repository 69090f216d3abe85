import { defineAdmin } from '@admin/ui/app';
import SvgIcon from '@mui/material/SvgIcon';

import { admin } from '../generated/admin.ts';
import { Root } from './root.tsx';

const Wrench = () => (
  <SvgIcon>
    <path d="M21 6a5 5 0 0 1-7 5l-8 8-3-3 8-8a5 5 0 0 1 5-7l-2 3 2 2z" />
  </SvgIcon>
);

/**
 * Groups of the navigation in their order, a page of one's own, and what opens first. A name that
 * the schema does not have does not compile.
 */
export default defineAdmin({
  api: admin,
  Root,
  languages: { ru: {} },
  navigation: [
    { title: 'Работа', items: [{ page: '/today' }, { resource: 'repairs', icon: Wrench }] },
    { title: 'Справочники', items: ['clients', 'vehicles'] },
  ],
  pages: [{ path: '/today', title: 'Сегодня', load: () => import('./dashboard.tsx') }],
  home: '/today',
});
