import { defineResource } from './define.ts';

export default defineResource('repairs', {
  actions: {
    returnRepair: { label: 'Выдать машину', confirm: true, when: ({ status }) => status !== 'RETURNED' },
  },
});
