import { isEnumCodec } from '@dataplan/pg';
import { context, get, sideEffect } from 'grafast';
import { extendSchema, gql } from 'graphile-utils';
import type { RequestSession } from '../http/request-session.ts';

declare global {
  namespace Grafast {
    interface Context {
      session: RequestSession;
    }
  }
}

/** Signed-in account, sign-in and sign-out, and passwords. */
export const SessionPlugin: GraphileConfig.Plugin = extendSchema(
  (build) => ({
    typeDefs: gql`
    """The account that is signed in."""
    type Viewer {
      id: Int!
      email: String!
      name: String!
      role: ${roleType(build)}!
      """Nothing else is allowed until the password is changed."""
      mustChangePassword: Boolean!
    }
    extend type Query {
      """The account that is signed in; null without a session."""
      viewer: Viewer
    }

    input SignInInput {
      email: String!
      password: String!
    }
    type SignInPayload {
      viewer: Viewer
    }
    input SignOutInput {
      clientMutationId: String
    }
    type SignOutPayload {
      """Always null: nobody is signed in any more."""
      viewer: Viewer
    }
    input ChangePasswordInput {
      currentPassword: String!
      newPassword: String!
    }
    type ChangePasswordPayload {
      viewer: Viewer
    }
    input IssuePasswordInput {
      accountId: Int!
    }
    type IssuePasswordPayload {
      """Shown once; the account has to change it when it signs in."""
      password: String
    }
    extend type Mutation {
      """Begins a session."""
      signIn(input: SignInInput!): SignInPayload
      """Ends the session."""
      signOut(input: SignOutInput!): SignOutPayload
      """Changes the viewer's own password and ends its other sessions."""
      changePassword(input: ChangePasswordInput!): ChangePasswordPayload
      """Gives an account a new password and ends its sessions. For owners."""
      issuePassword(input: IssuePasswordInput!): IssuePasswordPayload
    }
  `,
    objects: {
      Query: {
        plans: {
          viewer: () => get(get(context(), 'session'), 'viewer'),
        },
      },
      Mutation: {
        plans: {
          signIn: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, input]) => ({ viewer: await session.signIn(input) }),
            ),
          signOut: () =>
            sideEffect(get(context(), 'session'), async (session) => {
              await session.signOut();
              return { viewer: null };
            }),
          changePassword: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, input]) => ({ viewer: await session.changePassword(input) }),
            ),
          issuePassword: (_parent, input) =>
            sideEffect(
              [get(context(), 'session'), input.getRaw('input')],
              async ([session, { accountId }]) => ({
                password: await session.issuePassword(accountId),
              }),
            ),
        },
      },
    },
  }),
  'SessionPlugin',
);

/** Name of the type of `admin.account_role`. */
function roleType(build: GraphileBuild.Build): string {
  const codec = Object.values(build.input.pgRegistry.pgCodecs).find(
    ({ extensions }) =>
      extensions?.pg?.schemaName === 'admin' && extensions.pg.name === 'account_role',
  );
  if (!codec || !isEnumCodec(codec))
    throw new Error('The type admin.account_role is not in the schema.');
  return build.inflection.enumType(codec);
}
