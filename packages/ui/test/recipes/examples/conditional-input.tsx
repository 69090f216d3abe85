import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: {
    inputs: {
      warranty: { when: ({ status }) => status === 'RETURNED', help: 'Считается со дня выдачи.' },
    },
  },
});
