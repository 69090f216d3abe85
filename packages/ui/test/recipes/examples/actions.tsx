import { defineResource } from './define.ts';

export default defineResource('repairs', {
  actions: {
    returnRepair: {
      label: 'Выдать машину',
      confirm: 'Клиент расписался в получении?',
      when: ({ status }) => status !== 'RETURNED',
    },
  },
});
