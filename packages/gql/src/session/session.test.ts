import { gql } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { changePassword, issuePassword, signIn, signOut } from './session.ts';
import { ViewerDocument } from './viewer-document.ts';

const salaries = gql`
  query Salaries {
    salaries {
      __typename
      id
      amount
    }
  }
`;
const anna = {
  __typename: 'Viewer',
  id: 7,
  name: 'Анна',
  email: 'anna@shop.example',
  role: 'OWNER',
  mustChangePassword: false,
};
const credentials = { email: 'anna@shop.example', password: 'verno-verno-42' };

let answers: Record<string, object | null>;
let asked: string[];
const start = () =>
  createAdminClient({
    schema: emptySchemaConfig,
    fetch: (_, init) => {
      const { operationName }: { operationName: string } = JSON.parse(
        typeof init?.body === 'string' ? init.body : '{}',
      );
      asked.push(operationName);
      return Promise.resolve(Response.json({ data: answers[operationName] }));
    },
  });

beforeEach(() => {
  asked = [];
  answers = {
    Salaries: { salaries: [{ __typename: 'Salary', id: 1, amount: '100' }] },
    SignIn: { signIn: { __typename: 'SignInPayload', viewer: anna } },
    SignOut: { signOut: { __typename: 'SignOutPayload', signedOut: true } },
    ChangePassword: { changePassword: { __typename: 'ChangePasswordPayload', viewer: anna } },
    IssuePassword: { issuePassword: { __typename: 'IssuePasswordPayload', password: 'abcd-efgh' } },
  };
});

describe('a sign-in', () => {
  it('forgets what the account before could see, asks again for what is on the screen, and knows who is there', async () => {
    const client = start();
    const seen = vi.fn<(data: unknown) => void>();
    const watched = client
      .watchQuery({ query: salaries, fetchPolicy: 'cache-first' })
      .subscribe(({ data }) => seen(data));
    await vi.waitFor(() => expect(asked).toEqual(['Salaries']));
    client.writeQuery({
      query: gql`
        query Secret {
          secret
        }
      `,
      data: { secret: 'of the account before' },
    });
    answers['Salaries'] = { salaries: [] };
    await expect(signIn(client, credentials)).resolves.toMatchObject({ id: 7, name: 'Анна' });
    expect(client.readQuery({ query: ViewerDocument })?.viewer).toMatchObject({ id: 7 });
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith({ salaries: [] }));
    expect(asked).toEqual(['Salaries', 'SignIn', 'Salaries']);
    expect(JSON.stringify(client.extract())).not.toContain('of the account before');
    expect(JSON.stringify(client.extract())).not.toContain(credentials.password);
    watched.unsubscribe();
  });

  it.each([
    ['no account', { signIn: { __typename: 'SignInPayload', viewer: null } }],
    ['nothing', { signIn: null, other: 1 }],
  ])('that is answered with %s is nobody’s', async (_, answer) => {
    answers['SignIn'] = answer;
    const client = start();
    await expect(signIn(client, credentials)).resolves.toBeNull();
    expect(client.readQuery({ query: ViewerDocument })).toEqual({ viewer: null });
  });

  it('that fails leaves the one that is signed in', async () => {
    const client = start();
    await signIn(client, credentials);
    answers['SignIn'] = null;
    await expect(signIn(client, credentials)).rejects.toMatchObject({ code: 'EMPTY_RESPONSE' });
    expect(client.readQuery({ query: ViewerDocument })?.viewer).toMatchObject({ id: 7 });
  });
});

it('A sign-out leaves nothing of the session behind, and nobody signed in', async () => {
  const client = start();
  await signIn(client, credentials);
  await client.query({ query: salaries });
  await signOut(client);
  expect(client.readQuery({ query: salaries })).toBeNull();
  expect(client.readQuery({ query: ViewerDocument })).toEqual({ viewer: null });
  expect(JSON.stringify(client.extract())).not.toContain('Анна');
});

it('A new password says whose it is now; one that was issued is shown once and stored nowhere', async () => {
  const client = start();
  await expect(
    changePassword(client, { currentPassword: 'bylo-bylo-42', newPassword: 'stalo-stalo-42' }),
  ).resolves.toMatchObject({ id: 7, mustChangePassword: false });
  await expect(issuePassword(client, 7)).resolves.toBe('abcd-efgh');
  expect(JSON.stringify(client.extract())).not.toMatch(/abcd-efgh|stalo-stalo/);
});
