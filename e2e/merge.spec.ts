import { expect, type BrowserContext, type Page } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { fill } from './support/fill.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * Several people on one record, each in a browser of their own, over the real API: nothing that
 * anybody saved is lost, and nothing that anybody typed.
 */

const url = () => process.env['ADMIN_URL'] ?? '';
/** Browsers of three people who are signed in; each journey has pages of its own in them. */
let people: readonly [BrowserContext, BrowserContext, BrowserContext];

test.beforeAll(async ({ browser, session: storageState }) => {
  const begin = () => browser.newContext({ storageState });
  people = [await begin(), await begin(), await begin()];
});
test.afterEach(() =>
  Promise.all(people.flatMap((context) => context.pages().map((page) => page.close()))),
);
test.afterAll(() => Promise.all(people.map((context) => context.close())));

/** Somebody with the form of a customer open. */
async function open(context: BrowserContext, customer: number): Promise<Person> {
  const person = new Person(await context.newPage(), customer);
  await person.edit();
  return person;
}

const openTwo = (customer: number) =>
  Promise.all([open(people[0], customer), open(people[1], customer)]);

class Person {
  readonly page: Page;
  readonly #address: string;
  readonly #complaints: readonly string[];

  constructor(page: Page, customer: number) {
    this.page = page;
    this.#address = `${url()}/customers/${customer}`;
    this.#complaints = watchConsole(page);
  }

  async edit(): Promise<void> {
    await this.page.goto(`${this.#address}/edit`);
    await expect(this.input('Имя')).not.toHaveValue('');
  }

  input(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  type(values: Readonly<Record<string, string>>): Promise<void> {
    return fill(
      this.page,
      Object.fromEntries(Object.entries(values).map(([label, text]) => [label, { text }])),
    );
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async save(values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.type(values);
    await this.press('Сохранить');
  }

  /** Saves, and is shown the record. `said`: also the words for it. */
  async saved(values: Readonly<Record<string, string>> = {}, said = 'Сохранено'): Promise<void> {
    await this.save(values);
    await expect(this.page.getByText(said, { exact: true })).toBeVisible();
    await expect(this.page).toHaveURL(this.#address);
  }

  /** What stands side by side for a field: before, theirs, mine. */
  async sides(label: string): Promise<readonly string[]> {
    const group = this.conflict(label);
    await expect(group).toBeVisible();
    return group.getByRole('definition').allTextContents();
  }

  conflict(label: string) {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  /** What the server holds. */
  async holds(values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(this.#address);
    for (const [label, text] of Object.entries(values)) {
      await expect(
        this.page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${label}$`) })
          .locator('xpath=following-sibling::dd[1]'),
      ).toHaveText(text);
    }
    expect(this.#complaints).toEqual([]);
  }
}

test('takes over what only the other changed as soon as the form is looked at again, and says so', async () => {
  const [me, other] = await openTwo(21);
  await other.saved({ Заметка: 'Звонить после обеда' });
  await me.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(me.input('Заметка')).toHaveValue('Звонить после обеда');
  await expect(
    me.page.getByText('Пока форма была открыта, другие изменили: Заметка'),
  ).toBeVisible();
  await me.save();
  await expect(me.page.getByText('Изменений нет, сохранять нечего')).toBeVisible();
});

test('saves what only I changed, and says nothing of others', async () => {
  const me = await open(people[0], 22);
  await me.saved({ Заметка: 'Моя заметка' });
  await me.holds({ Заметка: 'Моя заметка' });
});

test('saves mine beside theirs where each changed another field, and names what is theirs', async () => {
  const [me, other] = await openTwo(23);
  await me.type({ Заметка: 'Моя заметка' });
  await other.saved({ Почта: 'theirs@example.ru' });
  await me.saved({}, 'Сохранено. Другие изменили и это: Почта');
  await me.holds({ Заметка: 'Моя заметка', Почта: 'theirs@example.ru' });
});

test('shows before, theirs and mine of a field that both changed, and saves mine where I keep it', async () => {
  const [me, other] = await openTwo(24);
  const before = await me.input('Имя').inputValue();
  await me.type({ Имя: 'Моё имя' });
  await other.saved({ Имя: 'Чужое имя' });
  await me.save();
  expect(await me.sides('Имя')).toEqual([before, 'Чужое имя', 'Моё имя']);
  await other.holds({ Имя: 'Чужое имя' });
  await me.press('Оставить введённое');
  await me.saved();
  await me.holds({ Имя: 'Моё имя' });
});

test('sends nothing where I take theirs', async () => {
  const [me, other] = await openTwo(25);
  await me.type({ Имя: 'Моё имя' });
  await other.saved({ Имя: 'Чужое имя' });
  await me.save();
  await me.sides('Имя');
  await me.press('Взять сохранённое');
  await expect(me.input('Имя')).toHaveValue('Чужое имя');
  await me.save();
  await expect(me.page.getByText('Изменений нет, сохранять нечего')).toBeVisible();
  await me.holds({ Имя: 'Чужое имя' });
});

test('takes a choice for each field', async () => {
  const [me, other] = await openTwo(26);
  await me.type({ Имя: 'Моё имя', Заметка: 'Моя заметка', Почта: 'mine26@example.ru' });
  await other.saved({ Имя: 'Чужое имя', Заметка: 'Чужая заметка' });
  await me.save();
  await me.conflict('Имя').getByRole('button', { name: 'Взять сохранённое' }).click();
  await me.conflict('Заметка').getByRole('button', { name: 'Оставить введённое' }).click();
  await expect(me.page.getByRole('button', { name: 'Сохранить', exact: true })).toBeFocused();
  await me.page.keyboard.press('Enter');
  await expect(me.page.getByText('Сохранено', { exact: true })).toBeVisible();
  await me.holds({ Имя: 'Чужое имя', Заметка: 'Моя заметка', Почта: 'mine26@example.ru' });
});

for (const [button, kept, customer] of [
  ['Взять всё сохранённое', ['Чужое имя', 'Чужая заметка'], 27],
  ['Оставить всё введённое', ['Моё имя', 'Моя заметка'], 28],
] as const) {
  test(`takes one choice for all fields: «${button}»`, async () => {
    const [me, other] = await openTwo(customer);
    await me.type({ Имя: 'Моё имя', Заметка: 'Моя заметка', 'Скидка, %': '12,5' });
    await other.saved({ Имя: 'Чужое имя', Заметка: 'Чужая заметка' });
    await me.save();
    await me.press(button);
    await me.saved();
    await me.holds({ Имя: kept[0], Заметка: kept[1], 'Скидка, %': '12,5' });
  });
}

test('asks again when a third person saves while I choose', async () => {
  const [me, second, third] = await Promise.all([
    open(people[0], 29),
    open(people[1], 29),
    open(people[2], 29),
  ]);
  await me.type({ Имя: 'Моё имя' });
  await second.saved({ Имя: 'Имя второго' });
  await me.save();
  expect((await me.sides('Имя')).slice(1)).toEqual(['Имя второго', 'Моё имя']);
  await third.edit();
  await third.saved({ Имя: 'Имя третьего', Заметка: 'Заметка третьего' });
  await me.press('Оставить введённое');
  await me.save();
  await expect(me.conflict('Имя')).toBeVisible();
  expect(await me.sides('Имя')).toEqual(['Имя второго', 'Имя третьего', 'Моё имя']);
  await me.press('Оставить введённое');
  await me.saved({}, 'Сохранено. Другие изменили и это: Заметка');
  await me.holds({ Имя: 'Моё имя', Заметка: 'Заметка третьего' });
});

test('keeps what I typed into a record that was deleted, and makes a new one of it', async () => {
  const other = await people[1].newPage();
  await other.goto(`${url()}/customers/new`);
  await fill(other, { Имя: { text: 'Недолгий гость' }, Телефон: { text: '+79990000033' } });
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await other.waitForURL(/\/customers\/\d+$/);
  const me = await open(people[0], Number(other.url().split('/').at(-1)));
  await me.type({ Заметка: 'Набрано впустую?' });
  await other.getByRole('button', { name: 'Удалить' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await other.waitForURL(/\/customers(\?|$)/);
  await me.save();
  await expect(me.page.getByText('Запись удалили, пока вы её правили')).toBeVisible();
  await expect(me.input('Заметка')).toHaveValue('Набрано впустую?');
  await me.press('Создать запись заново с этими значениями');
  await expect(me.input('Имя')).toHaveValue('Недолгий гость');
  await me.press('Сохранить');
  await me.page.waitForURL(/\/customers\/\d+$/);
  await expect(me.page.getByText('Набрано впустую?')).toBeVisible();
});

test('deletes no record that others have changed since it was shown, until it is said again', async () => {
  const [me, other] = await Promise.all([people[0].newPage(), people[1].newPage()]);
  await other.goto(`${url()}/customers/new`);
  await fill(other, { Имя: { text: 'Случайный гость' }, Телефон: { text: '+79990000034' } });
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await other.waitForURL(/\/customers\/\d+$/);
  await me.goto(other.url());
  await me.getByRole('button', { name: 'Удалить' }).click();
  await other.getByRole('link', { name: 'Изменить' }).click();
  await fill(other, {
    Имя: { text: 'Важный покупатель' },
    Заметка: { text: 'Ждёт заказ, не удалять' },
  });
  await other.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(other.getByText('Сохранено', { exact: true })).toBeVisible();
  const dialog = me.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog.getByText('Запись изменили, пока вы её смотрели')).toBeVisible();
  await expect(
    dialog.getByRole('definition').filter({ hasText: 'Важный покупатель' }),
  ).toBeVisible();
  await expectNoViolation(me, 'a deletion of what others changed');
  if (process.env['ADMIN_SCREENSHOTS'])
    await me.screenshot({ path: `${process.env['ADMIN_SCREENSHOTS']}/delete-1440.png` });
  await other.reload();
  await expect(other.getByText('Ждёт заказ, не удалять')).toBeVisible();
  await dialog.getByRole('button', { name: 'Всё равно удалить' }).click();
  await me.waitForURL(/\/customers(\?|$)/);
  await other.reload();
  await expect(other.getByText('Запись не найдена')).toBeVisible();
});

test('shows the choice without a violation, in both themes, wide and narrow', async () => {
  const [me, other] = await openTwo(30);
  await me.type({
    Имя: 'Константин Константинович Константинопольский',
    Заметка: 'Просит звонить после шести вечера и не раньше.\nДоставку — только к подъезду.',
    'Скидка, %': '12,5',
  });
  await other.saved({
    Имя: 'Константин Константинов',
    Заметка: 'Переехал. Новый адрес уточнить у менеджера.',
    'Скидка, %': '7,5',
    Почта: 'konst@example.ru',
  });
  await me.save();
  await me.sides('Имя');
  for (const width of [1440, 390]) {
    await me.page.setViewportSize({ width, height: 900 });
    await expectNoViolation(me.page, `the choice, ${width} px`);
  }
});
