import { resourceDefiner } from '@admin/ui';

import type { ResourceTypes } from '../src/generated/resources.js';

/** Screens of a resource. Every name in it is checked against the schema. */
export default resourceDefiner<ResourceTypes>()('visits', {
  list: {
    columns: [
      'startsAt',
      { field: 'price', footer: 'sum' },
      { title: 'Doctor', select: ['doctor'], render: ({ record }) => record.doctor.name },
    ],
    views: [{ name: 'planned', title: 'Planned', filters: { status: 'PLANNED' } }],
  },
  show: {
    sections: [{ fields: ['price', 'status'] }, { fields: ['startsAt'] }],
    aside: ({ record }) => record.startsAt,
  },
  actions: { cancelVisit: { when: ({ status }) => status === 'PLANNED' } },
});
