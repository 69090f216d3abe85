import type { Session } from '../src/session/session.ts';

/** The session of somebody who is signed in. */
export const signedIn: Session = {
  auth: {
    start: async () => undefined,
    hasAccounts: true,
    signIn: async () => null,
    signOut: async () => undefined,
    changePassword: async () => undefined,
  },
  identifier: () => undefined,
  state: {
    status: 'signedIn',
    viewer: {
      id: 1,
      email: 'anna@example.ru',
      name: 'Анна Каренина',
      role: 'owner',
      mustChangePassword: false,
    },
  },
  subscribe: () => () => undefined,
  start: async () => undefined,
  signIn: async () => undefined,
  enter: () => undefined,
  signOut: async () => undefined,
  changePassword: async () => undefined,
  restart: async () => undefined,
  renew: async () => undefined,
};
