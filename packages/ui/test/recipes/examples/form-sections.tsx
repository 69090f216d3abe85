import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: {
    sections: [
      { title: 'Что сделать', inputs: ['title', 'notes', 'status'] },
      { title: 'Для кого', inputs: ['clientId', 'vehicleId'] },
    ],
    inputs: {
      notes: { multiline: true, help: 'Что просил клиент и что нашли при осмотре.' },
      warranty: { label: 'Гарантия' },
    },
  },
});
