import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: { defaults: { status: 'ACCEPTED', warranty: 6 } },
});
