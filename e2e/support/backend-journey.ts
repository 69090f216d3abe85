import { expect, test, type Page } from '@playwright/test';

import { watchConsole } from './console-watch.ts';

/**
 * What to do with one resource of a server, by the labels on the screen, and what the server itself
 * says of it.
 */
export interface Journey {
  /** Segment of the address. */
  readonly resource: string;
  /** Its list has no pages: the server knows only what comes next. */
  readonly grows?: true;
  /** Where the server knows who asks. */
  readonly signIn?: {
    readonly label: string;
    readonly identifier: string;
    readonly password: string;
    /** What the page says to another password. */
    readonly refusal: string;
    /** Makes the server refuse the session that the page has. */
    end(page: Page, server: string, authorization: string): Promise<void>;
  };
  /** The page of another record, which lists records of this resource. */
  readonly related?: {
    readonly address: string;
    readonly heading: string;
    expected(server: string): Promise<readonly string[]>;
  };
  readonly sort: {
    readonly column: string;
    /** Labels of the first 50 records in ascending order of the column. */
    expected(server: string): Promise<readonly string[]>;
  };
  readonly filter: {
    readonly field: string;
    readonly operator: string;
    readonly choose: string;
    /** Labels of the records that match, in the order above. */
    expected(server: string): Promise<readonly string[]>;
  };
  /** A record that satisfies the server. */
  readonly create: Entries;
  /** Values that the server refuses in its answer, and what it says. */
  readonly refused?: Entries & { readonly message: string };
  /** Values on the page of the new record, by their term. */
  readonly shown: Readonly<Record<string, string>>;
  readonly edit: Entries;
  /** Values on the page of the changed record, by their term. @defaultValue the texts of `edit` */
  readonly shownAfter?: Readonly<Record<string, string>>;
  readonly stored: {
    /** The record as the server has it, `null` when it has none. */
    ask(server: string, id: string): Promise<unknown>;
    readonly created: unknown;
    readonly changed: unknown;
  };
}

export interface Entries {
  readonly text?: Readonly<Record<string, string>>;
  /** Check boxes to tick. */
  readonly tick?: readonly string[];
  /** Options of enums, booleans that may stay open, and references. */
  readonly choose?: Readonly<Record<string, string>>;
  /** Digits typed into a date input, part after part. */
  readonly date?: Readonly<Record<string, string>>;
  /** Several texts in one input. */
  readonly tags?: Readonly<Record<string, readonly string[]>>;
  /** One more element of a list, by the label of the list. */
  readonly add?: Readonly<Record<string, Entries>>;
}

/**
 * Signs in, lists, turns the page, sorts, filters, shows, creates, edits and deletes, and compares
 * each with the server.
 */
export async function administer(
  page: Page,
  admin: string,
  server: string,
  journey: Journey,
): Promise<void> {
  const complaints = watchConsole(page);
  const {
    resource,
    signIn,
    sort,
    filter,
    related,
    create,
    refused,
    shown,
    edit,
    shownAfter = edit.text ?? {},
    stored,
  } = journey;
  const authorization = watchAuthorization(page);

  if (signIn) {
    await test.step('sign-in', async () => {
      await page.goto(`${admin}/${resource}`);
      const { label, identifier, password, refusal } = signIn;
      await page.getByLabel(label).fill(identifier);
      await page.getByLabel('Пароль', { exact: true }).fill('не тот');
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('alert')).toHaveText(refusal);
      await page.getByLabel('Пароль', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    });
  }

  const sorted = await sort.expected(server);
  await test.step('list, sort', async () => {
    await page.goto(`${admin}/${resource}`);
    const header = page.getByRole('columnheader', { name: sort.column });
    const button = header.getByRole('button', { name: sort.column, exact: true });
    await button.waitFor();
    // A click on a column that the list opens sorted by turns its order around.
    if ((await header.getAttribute('aria-sort')) !== 'ascending') await button.click();
    await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 25));
  });

  if (journey.grows) {
    await test.step('the next rows, which the address keeps', async () => {
      await page.getByRole('button', { name: 'Показать ещё' }).click();
      await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 50));
      await page.reload();
      await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 50));
    });
  } else
    await test.step('next page, and back', async () => {
      await page.getByRole('button', { name: 'Следующая страница' }).click();
      await expect.poll(() => labels(page)).toEqual(sorted.slice(25, 50));
      await page.getByRole('button', { name: 'Предыдущая страница' }).click();
      await expect.poll(() => labels(page)).toEqual(sorted.slice(0, 25));
    });

  await test.step('filter', async () => {
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption(filter.field);
    await editor.getByLabel('Условие').selectOption(filter.operator);
    // Yes and no are there to be chosen, with how many there are of each; of many values one is
    // picked.
    const radio = page.getByRole('radio', { name: new RegExp(`^${filter.choose}`) });
    await page.getByRole('combobox', { name: 'Значение' }).or(radio).first().waitFor();
    if ((await radio.count()) > 0) await radio.check();
    else await choose(page, 'Значение', filter.choose);
    await editor.getByRole('button', { name: 'Применить' }).click();
    const matching = await filter.expected(server);
    expect(matching.length).toBeGreaterThan(0);
    await expect.poll(() => labels(page)).toEqual(matching.slice(0, 25));
  });

  await test.step('show', async () => {
    const [first = ''] = await filter.expected(server);
    await page.getByRole('row').nth(1).getByRole('link', { name: first }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${resource}/[^/?]+`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  });

  if (related) {
    await test.step('related records', async () => {
      await page.goto(`${admin}/${related.address}`);
      await expect(page.getByRole('heading', { name: related.heading })).toBeVisible();
      await expect.poll(() => labels(page)).toEqual(await related.expected(server));
    });
  }

  const id = await test.step('create', async () => {
    await page.goto(`${admin}/${resource}/new`);
    await enter(page, create);
    if (refused) {
      await enter(page, refused);
      await save(page);
      await expect(page.getByRole('main').getByText(refused.message).first()).toBeVisible();
      await enter(page, create);
    }
    await save(page);
    await expect(page).toHaveURL(new RegExp(`/${resource}/(?!new)[^/?]+$`));
    const path = new URL(page.url()).pathname;
    const created = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    expect(await stored.ask(server, created)).toEqual(stored.created);
    for (const [term, value] of Object.entries(shown)) {
      await expect(definition(page, term), term).toContainText(value);
    }
    return created;
  });

  await test.step('edit', async () => {
    await page.getByRole('link', { name: 'Изменить' }).click();
    await enter(page, edit);
    if (signIn) {
      await signIn.end(page, server, authorization());
      await save(page);
      // Over the page, which keeps what was typed.
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(signIn.label)).toHaveValue(signIn.identifier);
      await dialog.getByLabel('Пароль', { exact: true }).fill(signIn.password);
      await dialog.getByRole('button', { name: 'Войти' }).click();
      await expect(dialog).toBeHidden();
    } else {
      await save(page);
    }
    await expect(page).toHaveURL(new RegExp(`/${resource}/[^/?]+$`));
    await expect(page.getByRole('button', { name: 'Удалить' })).toBeVisible();
    expect(await stored.ask(server, id)).toEqual(stored.changed);
    for (const [term, value] of Object.entries(shownAfter))
      await expect(definition(page, term), term).toContainText(value);
  });

  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(new RegExp(`/${resource}(\\?|$)`));
    await expect(page.getByRole('table')).toBeVisible();
    expect(await stored.ask(server, id)).toBeNull();
  });

  // The browser tells of a session that has ended, where the server says so by the status.
  expect(
    complaints.filter(
      (complaint) => !(signIn && /the server responded with a status of 40[13]/.test(complaint)),
    ),
  ).toEqual([]);
}

/** What the page proves itself with, of its latest request that did. */
function watchAuthorization(page: Page): () => string {
  let latest = '';
  page.on('request', (request) => {
    latest = request.headers()['authorization'] ?? latest;
  });
  return () => latest;
}

/** What stands for the records of the list in their links, row by row. */
export async function labels(page: Page): Promise<string[]> {
  // At once: rows come and go while a page is loaded.
  return await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelector('a')?.textContent ?? ''));
}

export const definition = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::*[1]').first();

export async function enter(
  page: Page,
  { text = {}, tick = [], choose: options = {}, date = {}, tags = {}, add = {} }: Entries,
): Promise<void> {
  // The record's own value stands before that of the same name in a list of objects.
  for (const [label, value] of Object.entries(text))
    await page.getByRole('textbox', { name: label }).first().fill(value);
  for (const label of tick) await page.getByRole('checkbox', { name: label }).check();
  for (const [label, option] of Object.entries(options)) await choose(page, label, option);
  for (const [label, digits] of Object.entries(date)) {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits);
  }
  for (const [label, values] of Object.entries(tags)) {
    for (const value of values) {
      await page.getByLabel(label).fill(value);
      await page.keyboard.press('Enter');
    }
  }
  for (const [label, element] of Object.entries(add)) {
    await page
      .getByRole('group', { name: label, exact: true })
      .getByRole('button', { name: 'Добавить значение' })
      .click();
    await enter(page, element);
  }
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  const isSearched = await box.evaluate(
    (element) => element instanceof HTMLInputElement && !element.readOnly,
  );
  await box.click();
  // Which of many records come first is the server's to say.
  if (isSearched) await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
}
