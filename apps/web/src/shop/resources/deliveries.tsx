import { defineResource } from '../define.ts';

/** What may become of a delivery. */
const next = {
  planned: ['in_transit', 'failed'],
  in_transit: ['delivered', 'failed'],
  delivered: [],
  failed: ['planned'],
} as const;

export default defineResource('deliveries', {
  icon: 'M2 6h12v3h4l4 4v5h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2z',
  form: {
    inputs: { status: { choices: (saved) => (saved === null ? ['planned'] : next[saved]) } },
  },
  list: {
    views: [
      {
        name: 'planned',
        title: 'resources.deliveries.values.planned',
        filters: { status: 'planned' },
        sort: 'plannedOn',
      },
      {
        name: 'moving',
        title: 'resources.deliveries.values.in_transit',
        filters: { status: 'in_transit' },
      },
      {
        name: 'failed',
        title: 'resources.deliveries.values.failed',
        filters: { status: 'failed' },
      },
    ],
  },
});
