import { Blob as NodeBlob } from 'node:buffer';

import { ApolloLink, Observable } from '@apollo/client';
import { parse } from 'csv-parse/sync';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLocks } from '../../../test/locks.ts';
import { rows } from '../../../test/rows.ts';
import { createSampleData, renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';
import { createImportStore, noProgress } from './import-store.ts';

/** Files that the browser was given, in place of a download. */
let files: Blob[] = [];

beforeEach(() => {
  files = [];
  // Databases of browsers keep files; that of the tests keeps those of Node.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const noBooks = () => ({ ...createSampleData(1), books: createSampleData(1).books });

async function openImport(options: RenderAdminOptions) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await admin.user.click(screen.getByRole('button', { name: 'Действия' }));
  await admin.user.click(await screen.findByRole('menuitem', { name: 'Импорт…' }));
  return { ...admin, dialog: within(await screen.findByRole('dialog', { name: 'Импорт: Книги' })) };
}

type Opened = Awaited<ReturnType<typeof openImport>>;

async function paste({ user, dialog }: Opened, cells: string) {
  await user.click(await dialog.findByLabelText('Или вставьте ячейки'));
  await user.paste(cells);
  await user.click(dialog.getByRole('button', { name: 'Далее' }));
}

const table = (...lines: readonly (readonly string[])[]) =>
  lines.map((line) => line.join('\t')).join('\n');
const titles = ({ data }: Pick<Opened, 'data'>) => data.books.map(({ title }) => title);

describe('import into a list', () => {
  it('takes pasted cells: guesses the columns, says what is wrong with which row, writes the others and hands back the rest', async () => {
    const opened = await openImport({ data: noBooks() });
    const { user, dialog, data } = opened;
    await paste(
      opened,
      table(
        ['Название', 'автор', 'Состояние', 'Цена', 'Дата издания', 'Номер', 'Чужое'],
        ['Новая', 'Анна Ахматова', 'Издана', '1 234,50', '21.11.2026', '77', 'x'],
        ['Без автора', 'Нет Такого', 'Издана', 'дорого', '', ''],
        ['Занято', '2', 'draft', '', '', ''],
        ['\u200b ', 'Анна Ахматова', 'Издана', '', '', ''],
      ),
    );
    expect(await dialog.findByText('вставленные ячейки: 4 строки.')).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Чужое' })).toHaveProperty('value', '');
    expect(dialog.getByText('«дорого»: Введите число')).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Номер' })).toHaveProperty('value', 'id');
    await user.click(dialog.getByRole('button', { name: 'Проверить' }));
    const wrong = within(await dialog.findByRole('region', { name: 'Строки с ошибками' }));
    expect(
      wrong
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['3АвторНет записи «Нет Такого».', 'ЦенаВведите число', '5НазваниеЗаполните поле']);
    expect(titles(opened)).toEqual(['Книга 1']);
    await user.click(dialog.getByRole('button', { name: 'Импортировать 2 строки' }));
    expect(await dialog.findByText('Импорт закончен: 4 строки.')).toBeDefined();
    expect(titles(opened)).toEqual(['Книга 1', 'Новая']);
    expect(data.books[1]).toMatchObject({
      id: '2',
      authorId: '1',
      status: 'PUBLISHED',
      price: '1234.50',
      publishedOn: '2026-11-21',
    });
    expect(
      within(dialog.getByRole('region', { name: 'Строки с ошибками' })).getByText(
        'Такое название уже есть',
      ),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Скачать строки с ошибками' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rejected = parse((await files[0]?.text()) ?? '', { bom: true, delimiter: ';' });
    expect(rejected.map((row) => [row[0], row[7], row[8]])).toEqual([
      ['Название', 'Строка', 'Причина'],
      ['Без автора', '3', 'Автор: Нет записи «Нет Такого». Цена: Введите число'],
      ['Занято', '4', 'Название: Такое название уже есть'],
      ['\u200b ', '5', 'Название: Заполните поле'],
    ]);
    // The list behind the dialog shows the imported rows.
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('offers to change records only where the server can be asked for them, and names what a new one lacks', async () => {
    const opened = await openImport({ data: createSampleData(3) });
    const { user, dialog } = opened;
    await paste(opened, table(['Номер', 'Название', 'Автор'], ['2', 'Другая', 'Николай Гоголь']));
    expect(await dialog.findByText(/Без этого поля запись не создать: «Состояние»/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Проверить' })).toHaveProperty('disabled', true);
    expect(
      dialog.queryByRole('radio', { name: 'Найденные записи обновить, остальные создать' }),
    ).toBeNull();
    // The field chosen for a column is remembered for the next file.
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Номер' }), 'Состояние *');
    expect(dialog.getByText('Такого значения в списке нет: «2».')).toBeDefined();
  });

  it('reads the numbers of a column alike, says as what, and asks where none of them tells how they are written', async () => {
    const opened = await openImport({ data: noBooks() });
    const { user, dialog, data } = opened;
    const book = (title: string, price: string) => [title, 'Анна Ахматова', 'Издана', price];
    const header = ['Название', 'Автор', 'Состояние', 'Цена'];
    await paste(opened, table(header, book('Первая', '1,234'), book('Вторая', '12,500')));
    expect(await dialog.findByText('«1,234» читается как 1,234')).toBeDefined();
    const reading = dialog.getByRole('combobox', { name: 'Как записаны числа в поле «Цена»' });
    expect(reading).toHaveAccessibleDescription('«1,234» читается как 1,234');
    await user.selectOptions(reading, 'Точка отделяет дробь');
    expect(dialog.getByText(/^«1,234» читается как 1\s234$/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Проверить' }));
    await user.click(await dialog.findByRole('button', { name: 'Импортировать 2 строки' }));
    expect(await dialog.findByText('Импорт закончен: 2 строки.')).toBeDefined();
    expect(data.books.slice(1).map(({ price }) => price)).toEqual(['1234', '12500']);
    opened.unmount();

    const clear = await openImport({ data });
    await paste(clear, table(header, book('Третья', '1,234'), book('Четвёртая', '2,500.75')));
    expect(await clear.dialog.findByText(/^«1,234» читается как 1\s234$/)).toBeDefined();
    expect(
      clear.dialog.queryByRole('combobox', { name: 'Как записаны числа в поле «Цена»' }),
    ).toBeNull();
    await clear.user.click(clear.dialog.getByRole('button', { name: 'Проверить' }));
    await clear.user.click(
      await clear.dialog.findByRole('button', { name: 'Импортировать 2 строки' }),
    );
    expect(await clear.dialog.findByText('Импорт закончен: 2 строки.')).toBeDefined();
    expect(data.books.slice(3).map(({ price }) => price)).toEqual(['1234', '2500.75']);
  });

  it('says of a line with more values than columns, and of a quotation mark that nobody closed', async () => {
    const opened = await openImport({ data: noBooks() });
    const { user, dialog } = opened;
    await paste(opened, 'Название;Автор;Состояние\n"Без конца;Анна Ахматова;Издана');
    expect(await dialog.findByText(/^В строке 2 открыта кавычка/)).toBeDefined();
    await user.clear(dialog.getByLabelText('Или вставьте ячейки'));
    await paste(
      opened,
      'Название;Автор;Состояние\nПлащ; кинжал;Анна Ахматова;Издана\nОдна;Анна Ахматова;Издана;;',
    );
    await user.click(await dialog.findByRole('button', { name: 'Проверить' }));
    const wrong = within(await dialog.findByRole('region', { name: 'Строки с ошибками' }));
    expect(wrong.getAllByRole('row')[1]).toHaveTextContent(
      /^2Значений больше, чем столбцов: 1 лишнее значение/,
    );
    expect(dialog.getByRole('button', { name: 'Импортировать 1 строку' })).toBeDefined();
  });

  it('says where the browser cannot keep it, and then promises nothing', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    const data = noBooks();
    let isDown = false;
    const link = new ApolloLink((operation, forward) =>
      isDown && operation.operationName === 'BookCreate'
        ? new Observable((observer) =>
            observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })),
          )
        : forward(operation),
    );
    const opened = await openImport({ data, link });
    const { user, dialog } = opened;
    await paste(
      opened,
      table(['Название', 'Автор', 'Состояние'], ['Новая', 'Анна Ахматова', 'Издана']),
    );
    await user.click(await dialog.findByRole('button', { name: 'Проверить' }));
    isDown = true;
    await user.click(await dialog.findByRole('button', { name: 'Импортировать 1 строку' }));
    expect(await dialog.findByText(/продолжить можно только здесь/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Продолжить позже' })).toBeNull();
  });

  it('goes on where it was stopped, with each row once, and says of which nobody knows', async () => {
    let isDown = false;
    const unsteady = new ApolloLink((operation, forward) => {
      const { title } = Object(Object(operation.variables)['input']);
      if (!isDown || title !== 'Строка 6') return forward(operation);
      return new Observable((observer) =>
        observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })),
      );
    });
    const data = noBooks();
    const opened = await openImport({ data, link: unsteady });
    const { user, dialog } = opened;
    await paste(
      opened,
      table(
        ['Название', 'Автор', 'Состояние'],
        ...Array.from({ length: 10 }, (_, at) => [`Строка ${at + 1}`, 'Иван Бунин', 'Издана']),
      ),
    );
    await user.click(await dialog.findByRole('button', { name: 'Проверить' }));
    isDown = true;
    await user.click(await dialog.findByRole('button', { name: 'Импортировать 10 строк' }));
    expect(await dialog.findByText('Обработано строк: 8 из 10')).toBeDefined();
    opened.unmount();
    isDown = false;
    // Another import of the same list takes nothing away from it.
    const meanwhile = await openImport({ data });
    await paste(
      meanwhile,
      table(['Название', 'Автор', 'Состояние'], ['Между делом', 'Иван Бунин', 'Издана']),
    );
    await meanwhile.user.click(await meanwhile.dialog.findByRole('button', { name: 'Проверить' }));
    await meanwhile.user.click(
      await meanwhile.dialog.findByRole('button', { name: 'Импортировать 1 строку' }),
    );
    expect(await meanwhile.dialog.findByText('Импорт закончен: 1 строка.')).toBeDefined();
    meanwhile.unmount();
    const again = await openImport({ data });
    await again.user.click(await again.dialog.findByRole('button', { name: 'Продолжить' }));
    expect(await again.dialog.findByText('Импорт закончен: 10 строк.')).toBeDefined();
    expect(
      titles(again)
        .slice(1)
        .toSorted((a, b) => a.localeCompare(b, 'ru', { numeric: true })),
    ).toEqual(['Между делом', ...[1, 2, 3, 4, 5, 7, 8, 9, 10].map((at) => `Строка ${at}`)]);
    expect(
      within(again.dialog.getByRole('region', { name: 'Строки с ошибками' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['7Связь прервалась: неизвестно, записана ли строка. Проверьте список.']);
    again.unmount();
    const third = await openImport({ data });
    expect(third.dialog.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  });

  it('sends nothing again that its tab had sent when it was closed, and says that nobody knows of it', async () => {
    const store = createImportStore('books', '', '');
    const lines = [
      'Название;Автор;Состояние',
      ...[1, 2, 3].map((at) => `Строка ${at};Иван Бунин;Издана`),
    ];
    const headers = ['Название', 'Автор', 'Состояние'];
    await store.begin({
      id: '1',
      file: new Blob([lines.join('\n')]),
      fileName: 'книги.csv',
      count: 3,
      begun: 1_795_000_000_000,
      plan: {
        headers,
        mapping: ['title', 'authorId', 'status'],
        key: [],
        emptyCells: 'keep',
        namedBy: {},
      },
    });
    // Stored state before rows are sent. A closed tab stores nothing later.
    await store.keep('1', { ...noProgress, sent: [2, 3] });
    const again = await openImport({ data: noBooks() });
    await again.user.click(await again.dialog.findByRole('button', { name: 'Продолжить' }));
    expect(await again.dialog.findByText('Импорт закончен: 3 строки.')).toBeDefined();
    expect(titles(again)).toEqual(['Книга 1', 'Строка 3']);
    expect(
      within(again.dialog.getByRole('region', { name: 'Строки с ошибками' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.slice(0, 17)),
    ).toEqual(['2Связь прервалась', '3Связь прервалась']);
  });

  describe('where another tab', () => {
    const store = createImportStore('books', '', '');
    const leave = (id: string, fileName: string) =>
      store.begin({
        id,
        file: new Blob(['Название']),
        fileName,
        count: 3,
        begun: 1_795_000_000_000 + Number(id),
        plan: {
          headers: ['Название'],
          mapping: ['title'],
          key: [],
          emptyCells: 'keep',
          namedBy: {},
        },
      });
    const locks = createLocks();
    beforeEach(() =>
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks }),
    );
    afterEach(() => {
      locks.leave();
      Reflect.deleteProperty(navigator, 'locks');
    });

    it('is at one, says so, and lets the others be gone on with', async () => {
      await leave('9', 'там.csv');
      await leave('1', 'раньше.csv');
      await leave('2', 'здесь.csv');
      void locks.request('admin.import.9', {}, () => new Promise(() => undefined));
      const { user, dialog } = await openImport({ data: noBooks() });
      expect(
        await dialog.findByText('Импорт идёт в другой вкладке: там.csv. Обработано строк: 0 из 3.'),
      ).toBeDefined();
      // The last one first, and what one cannot go on with at the end.
      expect(
        dialog.getAllByRole('status').map(({ textContent }) => /\S+\.csv/.exec(textContent)?.[0]),
      ).toEqual(['здесь.csv', 'раньше.csv', 'там.csv']);
      expect(dialog.getAllByText(/^Начат 18\.11\.2026, /)).toHaveLength(3);
      await user.click(
        dialog.getAllByRole('button', { name: 'Не продолжать' })[0] ?? document.body,
      );
      await waitFor(() => expect(dialog.queryByText(/здесь\.csv/)).toBeNull());
      expect((await store.list()).map(({ kept }) => kept.id)).toEqual(['1', '9']);
      await store.forget('9');
    });

    it('has begun with one or ended it meanwhile, touches nothing of it', async () => {
      await leave('1', 'там.csv');
      const { user, dialog, requests } = await openImport({ data: noBooks() });
      const resume = await dialog.findByRole('button', { name: 'Продолжить' });
      void locks.request('admin.import.1', {}, () => new Promise(() => undefined));
      await user.click(resume);
      expect(await dialog.findByText('Этот импорт уже идёт в другой вкладке.')).toBeDefined();
      expect(await dialog.findByText(/^Импорт идёт в другой вкладке/)).toBeDefined();
      await store.forget('1');
      locks.leave();
      expect(requests.filter(({ operationName }) => operationName === 'BookCreate')).toEqual([]);
    });
  });
});
