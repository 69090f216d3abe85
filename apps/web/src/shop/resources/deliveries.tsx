import { defineResource } from '../define.ts';
import '../locales/deliveries-texts.ts';

/** What may become of a delivery. */
const next = {
  planned: ['in_transit', 'failed'],
  in_transit: ['delivered', 'failed'],
  delivered: [],
  failed: ['planned'],
} as const;

export default defineResource('deliveries', {
  form: {
    inputs: { status: { choices: (saved) => (saved === null ? ['planned'] : next[saved]) } },
  },
  list: {
    views: [
      {
        name: 'planned',
        title: 'shop.planned',
        filters: { status: 'planned' },
        sort: 'plannedOn',
      },
      {
        name: 'moving',
        title: 'shop.moving',
        filters: { status: 'in_transit' },
      },
      {
        name: 'failed',
        title: 'shop.undelivered',
        filters: { status: 'failed' },
      },
    ],
  },
});
