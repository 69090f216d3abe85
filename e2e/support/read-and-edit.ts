import { expect, test, type Page } from '@playwright/test';

import { definition, enter, labels, save, type Entries, type Journey } from './backend-journey.ts';
import { watchConsole } from './console-watch.ts';

/** What to do with one resource of a server where nothing is created. */
export interface ReadAndEdit extends Pick<Journey, 'resource' | 'sort'> {
  /** The labels of what proves who somebody is, and what is typed into each. */
  readonly signIn: Readonly<Record<string, string>>;
  /** The last of these, where it is wrong, and what the page says. */
  readonly wrong: { readonly value: string; readonly refusal: string };
  /** A condition on a field of yes and no: yes. */
  readonly filter: { readonly field: string; expected(server: string): Promise<readonly string[]> };
  /** Of the record that the filter shows first. */
  readonly edit: Entries & {
    /** Values on its page, by their term. */
    readonly shown: Readonly<Record<string, string>>;
    /** The record as the server has it. */
    ask(server: string, id: string): Promise<Readonly<Record<string, unknown>>>;
    /** What is other of it afterwards; all else stays. */
    readonly changed: Readonly<Record<string, unknown>>;
  };
}

/**
 * Signs in, opens the list, turns the page, sorts in both directions, filters, shows, and edits one
 * field; compares each with the server.
 */
export async function readAndEdit(
  page: Page,
  admin: string,
  server: string,
  { resource, signIn, wrong, sort, filter, edit }: ReadAndEdit,
): Promise<void> {
  const complaints = watchConsole(page);
  await test.step('sign-in', async () => {
    await page.goto(`${admin}/${resource}`);
    const proofs = Object.entries(signIn);
    for (const last of [wrong.value, undefined]) {
      for (const [at, [label, value]] of proofs.entries())
        await page
          .getByLabel(label, { exact: true })
          .fill(at === proofs.length - 1 && last !== undefined ? last : value);
      await page.getByRole('button', { name: 'Войти' }).click();
      if (last !== undefined) await expect(page.getByRole('alert')).toHaveText(wrong.refusal);
    }
    await expect(page.getByRole('table')).toBeVisible();
  });

  const sorted = await sort.expected(server);
  const header = page.getByRole('columnheader', { name: sort.column });
  const button = header.getByRole('button', { name: sort.column, exact: true });
  const sortUpwards = async (): Promise<void> => {
    await button.waitFor();
    // A click on a column that the list opens sorted by turns its order around.
    if ((await header.getAttribute('aria-sort')) !== 'ascending') await button.click();
  };
  await test.step('sort, next page, and back', async () => {
    await sortUpwards();
    await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 25));
    await page.getByRole('button', { name: 'Следующая страница' }).click();
    await expect.poll(() => labels(page)).toEqual(sorted.slice(25, 50));
    await page.getByRole('button', { name: 'Предыдущая страница' }).click();
    await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 25));
  });

  await test.step('sort the other way round', async () => {
    await button.click();
    await expect.poll(() => labels(page)).toEqual(sorted.toReversed().slice(0, 25));
    await button.click();
  });

  const matching = await filter.expected(server);
  await test.step('filter', async () => {
    await page.goto(`${admin}/${resource}`);
    await sortUpwards();
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption(filter.field);
    await editor.getByLabel('Условие').selectOption('равно');
    await page.getByRole('radio', { name: /^Да/ }).check();
    await editor.getByRole('button', { name: 'Применить' }).click();
    expect(matching.length).toBeGreaterThan(0);
    await expect.poll(() => labels(page)).toEqual(matching.slice(0, 25));
  });

  await test.step('show and edit', async () => {
    const [first = ''] = matching;
    await page.getByRole('row').nth(1).getByRole('link', { name: first }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
    const path = new URL(page.url()).pathname;
    const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const before = await edit.ask(server, id);
    await page.getByRole('link', { name: 'Изменить' }).click();
    await enter(page, edit);
    await save(page);
    await expect(page.getByRole('link', { name: 'Изменить' })).toBeVisible();
    for (const [term, value] of Object.entries(edit.shown))
      await expect(definition(page, term), term).toContainText(value);
    expect(await edit.ask(server, id)).toEqual({ ...before, ...edit.changed });
  });

  // The browser tells of the proof that was wrong.
  expect(
    complaints.filter(
      (complaint) => !/the server responded with a status of 40[013]/.test(complaint),
    ),
  ).toEqual([]);
}
