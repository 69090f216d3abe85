import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, useLocation } from 'wouter';

import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import { preloadInputs } from '../testing/preload-inputs.ts';
import { NavigationGuard } from './navigation-guard.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

await preloadInputs();

const onLeave = vi.fn<() => void>();

function Page() {
  const [path, navigate] = useLocation();
  const isForm = path === '/form';
  const lift = useUnsavedGuard(isForm, onLeave);
  const save = () => {
    lift();
    navigate('/saved');
  };
  return (
    <>
      <h1>{path}</h1>
      <Link href="/elsewhere">Ссылка</Link>
      <Link href="/form?tab=2">Вкладка</Link>
      <button type="button" onClick={() => navigate('/by-code')}>
        Кнопка
      </button>
      <button type="button" onClick={save}>
        Сохранить
      </button>
    </>
  );
}

async function open() {
  const i18n = await createI18n({ languages });
  window.history.replaceState(null, '', '/before');
  window.history.pushState(null, '', '/form');
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationGuard>
        <Page />
      </NavigationGuard>
    </I18nextProvider>,
  );
  return userEvent.setup();
}

const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const stay = () => screen.findByRole('button', { name: 'Остаться' });
const leave = () => screen.findByRole('button', { name: 'Уйти без сохранения' });

beforeEach(() => onLeave.mockClear());

it.each(['Ссылка', 'Кнопка'])(
  'holds up a navigation by %s until the user decides',
  async (name) => {
    const user = await open();
    await user.click(screen.getByText(name));
    await user.click(await stay());
    expect(heading()).toBe('/form');
    expect(onLeave).not.toHaveBeenCalled();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText(name));
    await user.click(await leave());
    expect(heading()).not.toBe('/form');
    expect(onLeave).toHaveBeenCalledOnce();
  },
);

it('holds up the back button, and keeps the address', async () => {
  const user = await open();
  act(() => window.history.back());
  await user.click(await stay());
  expect(window.location.pathname).toBe('/form');
  expect(heading()).toBe('/form');

  act(() => window.history.back());
  await user.click(await leave());
  await waitFor(() => expect(heading()).toBe('/before'));
});

it('lets the browser ask before the tab is closed, and no longer after a save', async () => {
  const user = await open();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(asks()).toBe(false);
});

it('lets the query of the same page change', async () => {
  const user = await open();
  await user.click(screen.getByText('Вкладка'));
  expect(window.location.search).toBe('?tab=2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the form itself go on after a save', async () => {
  const user = await open();
  await user.click(screen.getByText('Сохранить'));
  expect(heading()).toBe('/saved');
  expect(onLeave).not.toHaveBeenCalled();
});
