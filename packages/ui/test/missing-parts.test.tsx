import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();
/** Files that a release has taken away, and what a browser says of them. */
const gone = (): never => {
  throw new TypeError(
    'Failed to fetch dynamically imported module: https://shop.example/_assets/part-1.js',
  );
};

// Files share their modules: those of this one are its own, and gone after it.
vi.resetModules();
const mocked = {
  '../src/inputs/date-input.tsx': {
    get DateInput() {
      return gone();
    },
  },
  '../src/shell/account-menu.tsx': {
    get default() {
      return gone();
    },
  },
  '../src/kit/reload.ts': { reload },
};
for (const [path, module] of Object.entries(mocked)) vi.doMock(path, () => module);
const { SessionContext } = await import('../src/session/session.ts');
const { Shell } = await import('../src/shell/shell.tsx');
const { renderAdmin } = await import('../src/testing/index.ts');
const { signedIn } = await import('./signed-in.ts');
await (await import('../src/testing/preload-inputs.ts')).preloadInputs();

afterAll(() => {
  for (const path of Object.keys(mocked)) vi.doUnmock(path);
  vi.resetModules();
});
const said = 'Не удалось загрузить часть приложения';

afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
});

it('An input that cannot be loaded says so in its place, and what was typed into the others stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderAdmin({ path: '/books/new' });
  const title = await screen.findByRole('textbox', { name: /Название/ });
  await user.type(title, 'Нос');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(said);
  expect(title).toHaveValue('Нос');
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: 'Обновить страницу' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('What lies over the page and cannot be loaded says so over the page, which stays, each time that it is asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderAdmin({
    children: (
      <SessionContext value={signedIn}>
        <Shell>
          <h1>Книги</h1>
        </Shell>
      </SessionContext>
    ),
  });
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: /^Учётная запись/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert.parentElement).toHaveStyle({ position: 'fixed' });
    expect(screen.getByRole('heading', { name: 'Книги' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Обновить страницу' }));
    expect(reload).toHaveBeenCalledTimes(time);
    await user.click(within(alert).getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('alert')).toBeNull();
  }
});
