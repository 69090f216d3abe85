import { gql, type TypedDocumentNode } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';

import { createAdminClient } from '../client/create-admin-client.ts';
import { startGraphQLServer, type GraphQLServer } from '../testing/server/index.ts';
import { createRefreshCredentialsLink } from './refresh-credentials-link.ts';
import { createRefusedReadsLink } from './refused-reads-link.ts';

const users: TypedDocumentNode<unknown> = gql`
  query UserList {
    users {
      __typename
      ... on UserList {
        items {
          id
        }
      }
      ... on AuthError {
        errorMessage: message
        errorCode: code
      }
      ... on LimitError {
        errorMessage2: message
      }
    }
  }
`;

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

async function start(data: object, refresh = () => Promise.resolve()) {
  server = await startGraphQLServer({ answer: () => ({ data }) });
  return {
    server,
    client: createAdminClient({
      uri: server.uri,
      schema: {
        scalars: {},
        possibleTypes: {
          UsersResult: ['UserList', 'AuthError', 'UserNotFoundError', 'LimitError'],
        },
      },
      links: [createRefreshCredentialsLink(refresh), createRefusedReadsLink()],
    }),
  };
}

it('makes a typed error of what a query answers in place of records', async () => {
  const { client } = await start({
    users: { __typename: 'AuthError', errorMessage: 'Раздел закрыт', errorCode: 'FORBIDDEN' },
  });
  await expect(client.query({ query: users })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    operationName: 'UserList',
    serverCode: 'FORBIDDEN',
  });
});

it('knows the error by the name of its type, and says its message where that says nothing', async () => {
  const { client } = await start({
    users: { __typename: 'UserNotFoundError', errorMessage: 'Нет', errorCode: null },
  });
  await expect(client.query({ query: users })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const other = await start({
    viewer: {
      __typename: 'Viewer',
      users: { __typename: 'LimitError', errorMessage2: 'Слишком далёкая страница' },
    },
  });
  await expect(
    other.client.query({
      query: gql`
        query {
          viewer {
            users {
              __typename
              ... on LimitError {
                errorMessage2: message
              }
            }
          }
        }
      `,
    }),
  ).rejects.toMatchObject({ code: 'READ_REFUSED', reasons: ['Слишком далёкая страница'] });
});

it('lets the refresh of credentials see a session that has ended', async () => {
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { client } = await start(
    {
      users: {
        __typename: 'AuthError',
        errorMessage: 'Not signed in',
        errorCode: 'UNAUTHENTICATED',
      },
    },
    refresh,
  );
  await expect(client.query({ query: users })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('lets records pass, and those too that have a field of such a name', async () => {
  const { client } = await start({
    users: { __typename: 'UserList', items: [{ __typename: 'User', id: '1' }] },
  });
  await expect(client.query({ query: users })).resolves.toMatchObject({
    data: { users: { items: [{ id: '1' }] } },
  });
  const jobs = await start({ job: { __typename: 'Job', id: '1', errorMessage: 'Нет места' } });
  await expect(
    jobs.client.query({
      query: gql`
        query {
          job {
            id
            errorMessage
          }
        }
      `,
    }),
  ).resolves.toMatchObject({ data: { job: { errorMessage: 'Нет места' } } });
});
