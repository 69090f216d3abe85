import type { Page } from '@playwright/test';

import { owner } from './owner.ts';

/** Signs in through the sign-in page and waits for the first page behind it. */
export async function signIn(
  page: Page,
  url: string,
  account: { readonly email: string; readonly password: string } = owner,
): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Электронная почта').fill(account.email);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}
