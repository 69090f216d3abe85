import { defineResource } from './define.ts';

export default defineResource('repairs', {
  form: {
    inputs: {
      // Only machines of the client that is chosen; a client without one asks for nothing.
      vehicleId: {
        filter: ({ clientId }) => ({ clientId }),
        disabled: ({ clientId }) => clientId == null,
      },
    },
  },
});
