import { defineResource } from '../define.ts';

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
