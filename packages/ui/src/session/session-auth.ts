import { ViewerDocument } from '@admin/gql/session';

import type { CreateAuth } from './auth.ts';

/** The accounts of `@admin/api`: its sign-in mutation, and its cookie, which no script can read. */
export const sessionAuth =
  (): CreateAuth =>
  ({ client }) => ({
    hasAccounts: true,
    async start() {
      const { data } = await client().query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
      return data?.viewer ?? undefined;
    },
    signIn: async (proof) => (await mutations()).signIn(client(), proof),
    signOut: async () => (await mutations()).signOut(client()),
    changePassword: async (change) => (await mutations()).changePassword(client(), change),
  });

/** Loaded by who signs in or out: most pages begin with a session that is there. */
const mutations = () => import('./session-mutations.ts');
