import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';

import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import type { CreateAuth } from '../session/auth.ts';
import { noAuth } from '../session/no-auth.ts';
import { sessionAuth } from '../session/session-auth.ts';
import { createSession, SessionContext } from '../session/session.ts';
import IssuePassword from './issue-password.tsx';

/** The page of account 7, on a server that issues one password, or refuses to. */
async function renderAccount({
  isRefused = false,
  createAuth = sessionAuth(),
}: { isRefused?: boolean; createAuth?: CreateAuth } = {}) {
  const requests: unknown[] = [];
  const terminal = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        requests.push({ operationName, variables });
        observer.next(
          isRefused
            ? { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }
            : { data: { issuePassword: { password: 'abcd-efgh-jkmn-pqrs' } } },
        );
        observer.complete();
      }),
  );
  const client: ApolloClient = createAdminClient({ schema: emptySchemaConfig, terminal });
  const session = createSession({
    auth: createAuth({ client: () => client, transport: {}, key: 'admin' }),
    client: () => client,
  });
  render(
    <I18nextProvider i18n={await createI18n({ languages })}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <IssuePassword record={{ id: 7, name: 'Анна' }} />
        </SessionContext>
      </ApolloProvider>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), requests };
}

it('gives an account a one-time password, after asking, and shows it once', async () => {
  const { user, requests } = await renderAccount();
  await user.click(screen.getByRole('button', { name: 'Выдать пароль' }));
  expect(await screen.findByRole('dialog', { name: 'Выдать новый пароль?' })).toBeDefined();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Выдать' }));
  expect(await screen.findByDisplayValue('abcd-efgh-jkmn-pqrs')).toBeDefined();
  expect(requests).toEqual([
    { operationName: 'IssuePassword', variables: { input: { accountId: 7 } } },
  ]);

  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe('abcd-efgh-jkmn-pqrs');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await user.click(await screen.findByRole('button', { name: 'Выдать пароль' }));
  expect(screen.queryByDisplayValue('abcd-efgh-jkmn-pqrs')).toBeNull();
});

it('says that it did not work, and can be tried again', async () => {
  const { user } = await renderAccount({ isRefused: true });
  await user.click(screen.getByRole('button', { name: 'Выдать пароль' }));
  await user.click(await screen.findByRole('button', { name: 'Выдать' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Выдать пароль не удалось. Попробуйте ещё раз',
  );
  expect(screen.getByRole('button', { name: 'Выдать' })).toHaveProperty('disabled', false);
});

it('leaves the accounts of another endpoint alone', async () => {
  await renderAccount({ createAuth: noAuth() });
  expect(screen.queryByRole('button')).toBeNull();
});
