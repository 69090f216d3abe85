import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderApp } from './render-app.tsx';

const notice = 'Нет сети. Данные загрузятся, как только она появится';

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

it('says that there is no network for as long as there is none', async () => {
  await renderApp('/books');
  expect(screen.queryByText(notice)).toBeNull();
  setOnline(false);
  expect(screen.getByText(notice).closest('output')).not.toBeNull();
  setOnline(true);
  expect(screen.queryByText(notice)).toBeNull();
});
