import { NetworkError } from '@admin/gql';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../../testing/index.ts';
import { ImportRows, type ImportRowsProps } from './import-rows.tsx';
import type { ImportTarget, RefusedRow } from './import-target.ts';
import { openTable } from './open-table.ts';
import { useImport } from './use-import.ts';

type State = ImportRowsProps['state'];

const acts = ['back', 'check', 'run', 'resume', 'stop', 'onClose'] as const;

interface Shown {
  readonly step: State['step'];
  readonly status: State['status'];
  readonly rows?: number;
  readonly total?: number;
  readonly refused?: readonly RefusedRow[];
  readonly isKept?: boolean;
  readonly canTry?: boolean;
  readonly key?: readonly string[];
  readonly failed?: unknown;
}

const target: ImportTarget = {
  mostRows: 10,
  mostBytes: 1000,
  keys: [['id']],
  canTry: true,
  repeatable: 0,
  write: async () => ({ created: 0, updated: 0, refused: [] }),
};

/** The step of the rows, and what was called there. */
async function show({
  step,
  status,
  rows = 3,
  total = 3,
  refused = [],
  isKept = true,
  canTry = true,
  key = [],
  failed,
}: Shown) {
  const heard = vi.fn<(name: string) => void>();
  const hear = Object.fromEntries(acts.map((name) => [name, async () => heard(name)]));
  const file = new Blob(['title\n1\n2\n3\n']);
  const common = {
    open: {
      file,
      fileName: 'books.csv',
      table: await openTable(file),
      plan: { headers: ['title'], mapping: [], key, emptyCells: 'keep', namedBy: {} },
      target: { ...target, canTry },
    },
    counts: { rows, total, created: 1, updated: 2, refused },
    status,
    ...(failed !== undefined && { failed }),
  } as const;
  const state: State =
    step === 'check' ? { ...common, step } : { ...common, step, id: '7', isKept };
  function Rows() {
    const imported = useImport(sampleDescriptors.books);
    return (
      <ImportRows
        imported={{ ...imported, ...hear }}
        state={state}
        title="Книги"
        onClose={() => heard('onClose')}
      />
    );
  }
  const admin = await renderAdmin({ children: <Rows /> });
  const press = async (name: string) => {
    await admin.user.click(screen.getByRole('button', { name }));
    return heard.mock.calls.flat().at(-1);
  };
  return { ...admin, press };
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const refusedRow = (at: number): RefusedRow => ({ at, reasons: [{ text: 'Нельзя' }] });

it.each<readonly [Shown, readonly string[], string]>([
  [{ step: 'check', status: 'running', rows: 1 }, ['Отмена'], 'Проверено строк: 1 из 3'],
  [{ step: 'check', status: 'stopped' }, ['Назад', 'Проверить ещё раз'], 'Проверено строк: 3 из 3'],
  [{ step: 'check', status: 'done' }, ['Назад', 'Импортировать 3 строки'], 'Проверены 3 строки.'],
  [{ step: 'run', status: 'running', rows: 2 }, ['Остановить'], 'Обработано строк: 2 из 3'],
  [{ step: 'run', status: 'stopped' }, ['Продолжить позже', 'Продолжить'], 'Импорт остановлен.'],
  [
    { step: 'run', status: 'stopped', isKept: false },
    ['Закрыть', 'Продолжить'],
    'продолжить можно только здесь',
  ],
  [{ step: 'run', status: 'done' }, ['Закрыть'], 'Импорт закончен: 3 строки.'],
])('%j offers %j and says %s', async (shown, names, text) => {
  await show(shown);
  expect(buttons()).toEqual(names);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

it.each<readonly [Shown, string | null, string | null]>([
  [{ step: 'check', status: 'running', rows: 1, total: 4 }, 'Проверка строк', '25'],
  [{ step: 'run', status: 'running', rows: 3 }, 'Запись строк', '100'],
  [{ step: 'check', status: 'running', rows: 0, total: 0 }, 'Проверка строк', '100'],
  [{ step: 'run', status: 'done' }, null, null],
])('%j has a bar %s at %s per cent', async (shown, name, value) => {
  await show(shown);
  const bar = screen.queryByRole('progressbar');
  expect(bar?.getAttribute('aria-label') ?? null).toBe(name);
  expect(bar?.getAttribute('aria-valuenow') ?? null).toBe(value);
});

it.each<readonly [Shown, string, string]>([
  [{ step: 'check', status: 'running' }, 'Отмена', 'stop'],
  [{ step: 'check', status: 'done' }, 'Назад', 'back'],
  [{ step: 'check', status: 'stopped' }, 'Проверить ещё раз', 'check'],
  [{ step: 'check', status: 'done' }, 'Импортировать 3 строки', 'run'],
  [{ step: 'run', status: 'running' }, 'Остановить', 'stop'],
  [{ step: 'run', status: 'stopped' }, 'Продолжить', 'resume'],
  [{ step: 'run', status: 'stopped' }, 'Продолжить позже', 'onClose'],
  [{ step: 'run', status: 'done' }, 'Закрыть', 'onClose'],
])('%j does by «%s» %s', async (shown, name, act) => {
  const { press } = await show(shown);
  expect(await press(name)).toBe(act);
});

it('imports the rows without faults, none where all have one, and hands back the others', async () => {
  await show({ step: 'check', status: 'done', refused: [refusedRow(2)] });
  expect(buttons()).toEqual(['Скачать строки с ошибками', 'Назад', 'Импортировать 2 строки']);
  expect(
    within(screen.getByRole('region', { name: 'Строки с ошибками' })).getByText('Нельзя'),
  ).toBeVisible();
});

it('imports nothing where every row has a fault', async () => {
  await show({ step: 'check', status: 'done', refused: [1, 2, 3].map(refusedRow) });
  expect(screen.getByRole('button', { name: /^Импортировать 0/ })).toBeDisabled();
});

it('hands back no rows while it is under way', async () => {
  await show({ step: 'run', status: 'running', refused: [refusedRow(2)] });
  expect(buttons()).toEqual(['Остановить']);
});

it.each<readonly [Shown, readonly string[]]>([
  [{ step: 'check', status: 'done' }, ['Будет создано', 'Строки с ошибками']],
  [
    { step: 'check', status: 'done', key: ['id'] },
    ['Будет создано', 'Будет обновлено', 'Строки с ошибками'],
  ],
  [
    { step: 'check', status: 'done', canTry: false, key: ['id'] },
    ['Будет отправлено', 'Строки с ошибками'],
  ],
  [{ step: 'run', status: 'done', canTry: false }, ['Создано', 'Строки с ошибками']],
  [{ step: 'run', status: 'done', key: ['id'] }, ['Создано', 'Обновлено', 'Строки с ошибками']],
])('%j counts %j', async (shown, labels) => {
  await show(shown);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
});

it.each<readonly [Shown, RegExp, boolean]>([
  [{ step: 'check', status: 'done', canTry: false }, /что видно из самого файла/, true],
  [{ step: 'check', status: 'running', canTry: false }, /что видно из самого файла/, false],
  [{ step: 'check', status: 'done' }, /что видно из самого файла/, false],
  [{ step: 'run', status: 'running', isKept: false }, /если закрыть вкладку/, true],
  [{ step: 'run', status: 'running' }, /если закрыть вкладку/, false],
  [{ step: 'run', status: 'done', isKept: false }, /если закрыть вкладку/, false],
])('%j says %s: %s', async (shown, text, isSaid) => {
  await show(shown);
  expect(screen.queryByText(text) !== null).toBe(isSaid);
});

it('says what ended it', async () => {
  await show({ step: 'run', status: 'stopped', failed: new NetworkError() });
  expect(await screen.findByText('Нет связи с сервером')).toBeVisible();
});
