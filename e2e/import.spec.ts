import { readFileSync } from 'node:fs';

import { expect, type Page, type Route } from '@playwright/test';

import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * Files and pasted cells on their way into the shop's lists. What a journey adds is called after
 * its moment.
 */

const url = () => process.env['ADMIN_URL'] ?? '';
const stamp = () => `${Date.now()}`.slice(-7);

async function openImport(page: Page, list: string, title: string) {
  await page.goto(`${url()}/${list}`);
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Импорт…' }).click();
  return page.getByRole('dialog', { name: `Импорт: ${title}` });
}

const csv = (rows: readonly (readonly string[])[]) => ({
  name: 'поставщики.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}`),
});
const header = [
  'Название',
  'ИНН',
  'Город',
  'Контактное лицо',
  'Телефон',
  'Почта',
  'Отсрочка платежа',
  'Примечание',
];
const supplier = (name: string, inn: string, phone = '+79990000000') => [
  name,
  inn,
  'Тула',
  'Анна Ким',
  phone,
  'a@example.org',
  '21 дн.',
  'не нужно',
];

/** So few rows that the shop stays as the other journeys know it. */
async function inCallsOf20(route: Route): Promise<void> {
  if (route.request().postDataJSON().operationName !== 'ImportRules') return route.fallback();
  const response = await route.fetch();
  const answer = await response.json();
  answer.data.viewer.importRules.mostRows = 20;
  return route.fulfill({ response, json: answer });
}

test('a file is checked, imported, and its refused rows come back with their reasons; then the same file updates', async ({
  page,
}) => {
  const mark = stamp();
  const [first, second, third] = ['1', '2', '3'].map((digit) => `7${digit}0${mark}`);
  const rows = [
    header,
    supplier(`Альфа ${mark}`, first ?? ''),
    supplier(`Бета ${mark}`, second ?? '', '12'),
    supplier(`Гамма ${mark}`, third ?? ''),
    supplier(`Повтор ${mark}`, first ?? ''),
    supplier(`Дельта ${mark}`, 'десять'),
  ];
  const dialog = await openImport(page, 'suppliers', 'Поставщики');
  await page.setInputFiles('input[type=file]', csv(rows));
  await expect(dialog.getByText('поставщики.csv: 5 строк.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Примечание' })).toHaveValue('');
  await expect(dialog.getByText('«десять»: Введите целое число')).toBeVisible();
  await expectNoViolation(page, 'import: columns');
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  const wrong = dialog.getByRole('region', { name: 'Строки с ошибками' });
  await expect(wrong.getByRole('row')).toHaveText([
    'СтрокаПолеПричина',
    /^3ТелефонТакое значение не допускается/,
    /^5Повторяет строку 2/,
    /^6ИННВведите целое число/,
  ]);
  await expectNoViolation(page, 'import: check');
  await dialog.getByRole('button', { name: 'Импортировать 2 строки' }).click();
  await expect(dialog.getByText('Импорт закончен: 5 строк.')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Скачать строки с ошибками' }).click();
  expect((await download).suggestedFilename()).toBe('Поставщики — строки с ошибками.csv');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.goto(`${url()}/suppliers?q=${mark}`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);

  const again = await openImport(page, 'suppliers', 'Поставщики');
  await page.setInputFiles(
    'input[type=file]',
    csv([
      ['ИНН', 'Город'],
      [first ?? '', 'Калуга'],
      [third ?? '', 'Рязань'],
    ]),
  );
  await again.getByRole('radio', { name: 'Найденные записи обновить, остальные создать' }).check();
  await again.getByRole('button', { name: 'Проверить' }).click();
  await again.getByRole('button', { name: 'Импортировать 2 строки' }).click();
  await expect(again.getByText('Импорт закончен: 2 строки.')).toBeVisible();
  await again.getByRole('button', { name: 'Закрыть' }).click();
  await page.goto(`${url()}/suppliers?q=${mark}`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Калуга' })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: 'Рязань' })).toHaveCount(1);
});

test('categories, whose page is the shop’s own, come with the keys of the file, and go out again', async ({
  page,
}) => {
  const mark = stamp();
  const [above, below] = [`1${mark}`, `2${mark}`];
  const dialog = await openImport(page, 'categories', 'Категории');
  await page.setInputFiles(
    'input[type=file]',
    csv([
      ['Код', 'Название', 'Имя в адресе', 'Входит в категорию', 'Порядок'],
      [below, `Бусы ${mark}`, `beads-${mark}`, above, '900'],
      [above, `Украшения ${mark}`, `jewels-${mark}`, '', '900'],
    ]),
  );
  await dialog
    .getByRole('combobox', { name: 'Как в файле указано поле «Входит в категорию»' })
    .selectOption('key');
  await expect(dialog.getByText('Новым записям ключ назначает база.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Новым записям дать ключи из файла' }).check();
  await expect(dialog.getByText('Новым записям ключ назначает база.')).toBeHidden();
  await expectNoViolation(page, 'import: keys of the file');
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await dialog.getByRole('button', { name: 'Импортировать 2 строки' }).click();
  await expect(dialog.getByText('Импорт закончен: 2 строки.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: `Бусы ${mark}`, exact: true }),
  ).toHaveAttribute('href', `/categories/${below}`);

  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.reload();
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Экспорт…' }).click();
  const out = page.getByRole('dialog', { name: 'Экспорт: Категории' });
  await out.getByRole('radio', { name: /^CSV/ }).check();
  const download = page.waitForEvent('download');
  await out.getByRole('button', { name: 'Экспортировать' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(`Бусы ${mark}`);
});

test('a tree whose rows name each other is imported whole, whatever their order', async ({
  page,
}) => {
  const mark = stamp();
  const [jewels, beads, amber] = [`Украшения ${mark}`, `Бусы ${mark}`, `Янтарь ${mark}`];
  const rows = [
    [amber, `amber-${mark}`, beads],
    [beads, `beads-${mark}`, jewels.toUpperCase()],
    [jewels, `jewels-${mark}`, ''],
    [`Вода ${mark}`, `water-${mark}`, `Моря ${mark}`],
  ];
  const dialog = await openImport(page, 'categories', 'Категории');
  await page.setInputFiles(
    'input[type=file]',
    csv([
      ['Название', 'Имя в адресе', 'Входит в категорию', 'Порядок'],
      ...rows.map((row) => [...row, '900']),
    ]),
  );
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await expect(dialog.getByText(`Нет записи «Моря ${mark}».`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Импортировать 3 строки' }).click();
  await expect(dialog.getByText('Импорт закончен: 4 строки.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  for (const [child, parent] of [
    [amber, beads],
    [beads, jewels],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: child, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: parent, exact: true }),
    ).toBeVisible();
    await page.goBack();
  }
});

test('an import whose tab is closed half way goes on in another one, with each row once; one that changes rows beside a bulk edit of them, and the edit, each say what they wrote', async ({
  page,
  context,
}) => {
  const mark = stamp();
  const count = 60;
  const rows = [
    header,
    ...Array.from({ length: count }, (_, at) =>
      supplier(`Ряд ${mark} ${at}`, `9${String(at).padStart(2, '0')}${mark}`),
    ),
  ];
  let calls = 0;
  await page.route('**/graphql', inCallsOf20);
  // The second call is carried out, and its answer never comes: the tab is closed before.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName !== 'ImportRecords' || variables.input.dryRun === true)
      return route.fallback();
    calls += 1;
    if (calls < 2) return route.fallback();
    await route.fetch();
    calls += 1;
  });
  const dialog = await openImport(page, 'suppliers', 'Поставщики');
  await page.setInputFiles('input[type=file]', csv(rows));
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await dialog.getByRole('button', { name: 'Импортировать 60 строк' }).click();
  await expect.poll(() => calls).toBe(3);
  await expectNoViolation(page, 'import: writing');
  // The same list in a second tab says who is at it.
  const beside = await context.newPage();
  const told = await openImport(beside, 'suppliers', 'Поставщики');
  await expect(
    told.getByText('Импорт идёт в другой вкладке: поставщики.csv. Обработано строк: 20 из 60.'),
  ).toBeVisible();
  await expectNoViolation(beside, 'import: another tab is at it');
  await beside.close();
  await page.close();
  const next = await context.newPage();
  const left = await openImport(next, 'suppliers', 'Поставщики');
  await expect(
    left.getByText('Импорт не закончен: поставщики.csv. Обработано строк: 20 из 60.'),
  ).toBeVisible();
  await left.getByRole('button', { name: 'Продолжить' }).click();
  await expect(left.getByText('Импорт закончен: 60 строк.')).toBeVisible();
  await expect(
    left.getByText('Строки с ошибками').locator('xpath=following-sibling::dd'),
  ).toHaveText('0');
  await left.getByRole('button', { name: 'Закрыть' }).click();
  await next.goto(`${url()}/suppliers?q=${mark}`);
  await expect(next.getByText('1–25 из 60')).toBeVisible();
  await importBesideEdit(next, await context.newPage(), mark);
});

/**
 * One tab has chosen all sixty suppliers, and means to write another city. Another one imports a
 * third city for the first thirty, twenty a call; the edit begins between its two calls. A change
 * finds that somebody was there before it, a file has nothing to compare with and goes over what is
 * there.
 */
async function importBesideEdit(editing: Page, importing: Page, mark: string): Promise<void> {
  await editing.locator('td[data-select] input').first().click();
  const bar = editing.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByRole('button', { name: 'Выбрать все 60' }).click();
  await expect(bar.getByText('Выбрано: 60')).toBeVisible();

  await importing.route('**/graphql', inCallsOf20);
  const dialog = await openImport(importing, 'suppliers', 'Поставщики');
  await importing.setInputFiles(
    'input[type=file]',
    csv([
      ['ИНН', 'Город'],
      ...Array.from({ length: 30 }, (_, at) => [
        `9${String(at).padStart(2, '0')}${mark}`,
        'Калуга',
      ]),
    ]),
  );
  await dialog.getByRole('radio', { name: 'Найденные записи обновить, остальные создать' }).check();
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  const [asked, edited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  await importing.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (
      operationName === 'ImportRecords' &&
      variables.input.dryRun !== true &&
      (calls += 1) === 2
    ) {
      asked.resolve();
      await edited.promise;
    }
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Импортировать 30 строк' }).click();
  await asked.promise;

  await bar.getByRole('button', { name: 'Изменить' }).click();
  const form = editing.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Изменить поле «Город»' }).check();
  await form.getByRole('textbox', { name: 'Город' }).fill('Рязань');
  await form.getByRole('button', { name: 'Изменить 60 записей' }).click();
  await expect(form.getByRole('heading', { name: 'Изменено: 40 из 60' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(form.getByRole('listitem')).toHaveCount(20);
  await expect(form.getByRole('listitem').first()).toContainText(
    'Запись успел изменить кто-то другой.',
  );
  edited.resolve();
  await expect(dialog.getByText('Импорт закончен: 30 строк.')).toBeVisible();
  await expect(
    dialog.getByText('Обновлено', { exact: true }).locator('xpath=following-sibling::dd'),
  ).toHaveText('30');
  for (const city of ['Калуга', 'Рязань']) {
    await importing.goto(`${url()}/suppliers?q=${mark}&city.eq=${encodeURIComponent(city)}`);
    await expect(importing.getByText('1–25 из 30')).toBeVisible();
  }
}
