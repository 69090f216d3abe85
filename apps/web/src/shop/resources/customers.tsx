import { defineResource } from '../define.ts';

export default defineResource('customers', {
  icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c0-4 4-6 8-6s8 2 8 6z',
});
