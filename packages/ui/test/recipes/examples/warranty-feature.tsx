import { Button, useCommand } from '@admin/ui';
import { defineAdmin, feature, type FieldSlots, type ResourceSlots } from '@admin/ui/app';
import { useLocation } from 'wouter';

import { admin } from '../generated/admin.ts';
import { Root } from './root.tsx';

const urgent = '/repairs?status.in=ACCEPTED';

/** A button among the tools of the list. */
function UrgentButton({ update }: ResourceSlots['list.toolbar']) {
  return (
    <Button
      onClick={() =>
        update({ filters: [{ field: 'status', operator: 'in', value: ['ACCEPTED'] }] })
      }
    >
      Только принятые
    </Button>
  );
}

/** The cell of a field in lists. */
function WarrantyCell({ value }: FieldSlots['list.cell']) {
  return <span>{value === null ? 'Без гарантии' : `${Number(value)} мес.`}</span>;
}

/** A page of its own, at its address in the navigation. */
function WarrantyRules() {
  return <h1>Условия гарантии</h1>;
}

/** A section of the page of a record. */
function Warranty({ record }: ResourceSlots['record.section']) {
  const months = Number(record['warranty'] ?? 0);
  return (
    <section aria-label="Гарантия">
      <h2>Гарантия</h2>
      <p>{months > 0 ? `Ещё ${months} мес.` : 'Без гарантии'}</p>
    </section>
  );
}

/** A command of the palette, on every page. */
function OpenUrgent() {
  const [, navigate] = useLocation();
  useCommand('repairs.urgent', { label: 'Открыть принятые', run: () => navigate(urgent) });
  return null;
}

export const warranty = feature({
  name: 'warranty',
  when: ({ name }) => name === 'repairs',
  slots: {
    'list.toolbar': (code) => code.UrgentButton,
    'list.cell': {
      fields: ({ name }) => name === 'warranty',
      component: (code) => code.WarrantyCell,
    },
    'record.section': (code) => code.Warranty,
    page: {
      path: '/warranty',
      title: 'Условия гарантии',
      component: (code) => code.WarrantyRules,
    },
    command: (code) => code.OpenUrgent,
  },
  // Or `() => import('./warranty.tsx')`, and the code is loaded when a slot is shown.
  load: async () => ({ UrgentButton, WarrantyCell, Warranty, WarrantyRules, OpenUrgent }),
});

export default defineAdmin({ api: admin, Root, languages: { ru: {} }, features: [warranty] });
