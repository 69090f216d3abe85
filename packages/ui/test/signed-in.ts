import type { Session } from '../src/session/session.ts';

/** The session of somebody who is signed in. */
export const signedIn: Session = {
  auth: 'session',
  knownBy: 'email',
  identifier: () => undefined,
  holds: async () => true,
  mayBeOpen: () => true,
  state: { status: 'signedIn', viewer: { id: 1, email: 'anna@example.ru', name: 'Анна Каренина', role: 'owner', mustChangePassword: false } },
  subscribe: () => () => undefined,
  start: async () => undefined,
  signIn: async () => undefined,
  signOut: async () => undefined,
  changePassword: async () => undefined,
  token: () => undefined,
  renew: async () => undefined,
};
