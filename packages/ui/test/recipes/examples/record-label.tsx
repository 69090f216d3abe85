import { defineResource } from './define.ts';

export default defineResource('vehicles', {
  label: ({ plate }) => `Машина ${plate.toUpperCase()}`,
});
