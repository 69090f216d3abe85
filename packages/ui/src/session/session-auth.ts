import { ViewerDocument } from '@admin/gql/session';

import type { CreateAuth } from './auth.ts';

/** Accounts of `@admin/api`, with its sign-in mutation and its HTTP-only cookie. */
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

/** Loaded on demand: most pages start with a session. */
const mutations = () => import('./session-mutations.ts');
