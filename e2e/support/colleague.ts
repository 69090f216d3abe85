import { readFileSync } from 'node:fs';

import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';

const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('schema/documents.json', 'utf8'),
);

export interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** What the server answers to a document of its list. */
export async function ask<Data = unknown>(
  request: APIRequestContext,
  url: string,
  operationName: string,
  input: object,
): Promise<Answer<Data>> {
  const query = Object.values(documents).find((text) =>
    new RegExp(`^(query|mutation) ${operationName}\\b`).test(text),
  );
  const response = await request.post(`${url}/graphql`, {
    data: { operationName, query, variables: { input } },
  });
  return response.json();
}

interface Colleague {
  readonly email: string;
  readonly password: string;
}

interface NewColleague {
  readonly name: string;
  readonly role: 'viewer' | 'editor';
}

/** An account of somebody else, with a password of its own choice. */
export async function createColleague(
  context: BrowserContext,
  owner: APIRequestContext,
  url: string,
  { name, role }: NewColleague,
): Promise<Colleague> {
  const email = `${role}-${Date.now().toString(36)}@example.ru`;
  const made = await ask<{ createAccount: { account: { id: number } } }>(
    owner,
    url,
    'AccountCreate',
    { account: { email, name, role } },
  );
  const issued = await ask<{ issuePassword: { password: string } }>(owner, url, 'IssuePassword', {
    accountId: made.data?.createAccount.account.id,
  });
  const currentPassword = issued.data?.issuePassword.password;
  const password = 'Тихая-пятница-1953';
  await ask(context.request, url, 'SignIn', { email, password: currentPassword });
  await ask(context.request, url, 'ChangePassword', { currentPassword, newPassword: password });
  return { email, password };
}

/** The browser of somebody else, with an account of their own and signed in. */
export async function colleague(
  browser: Browser,
  owner: APIRequestContext,
  url: string,
  account: NewColleague,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    locale: 'ru-RU',
  });
  await createColleague(context, owner, url, account);
  return context;
}
