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

/** The browser of somebody else, with an account of their own and signed in. */
export async function colleague(
  browser: Browser,
  owner: APIRequestContext,
  url: string,
  { name, role }: { readonly name: string; readonly role: 'viewer' | 'editor' },
): Promise<BrowserContext> {
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
  const password = issued.data?.issuePassword.password;
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    locale: 'ru-RU',
  });
  await ask(context.request, url, 'SignIn', { email, password });
  await ask(context.request, url, 'ChangePassword', {
    currentPassword: password,
    newPassword: 'Тихая-пятница-1953',
  });
  return context;
}
