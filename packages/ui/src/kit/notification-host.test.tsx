import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { useNotify, type Notify } from './notify-context.ts';

// Loaded here, so that no test has to wait for its code.
await import('./notice.tsx');

afterEach(() => vi.useRealTimers());

it('shows a message that comes when the time of the one before is over', async () => {
  let notify: Notify | undefined;
  function Screen() {
    notify = useNotify();
    return null;
  }
  await renderAdmin({ children: <Screen /> });
  vi.useFakeTimers();
  act(() => notify?.({ text: 'Сохранено' }));
  expect(screen.getByRole('status').textContent).toContain('Сохранено');
  act(() => {
    notify?.({ text: 'Вид изменили', severity: 'error' });
    vi.advanceTimersByTime(5_000);
  });
  expect(screen.getByRole('status').textContent).toContain('Вид изменили');
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps a message while the pointer or the focus is on it, and no longer', async () => {
  let notify: Notify | undefined;
  function Screen() {
    notify = useNotify();
    return null;
  }
  await renderAdmin({ children: <Screen /> });
  vi.useFakeTimers();
  const wait = () => act(() => void vi.advanceTimersByTime(60_000));
  const text = () => screen.getByRole('status').textContent;
  const point = (event: string) =>
    act(() => {
      screen.getByText('Сохранено').dispatchEvent(new MouseEvent(event, { bubbles: true }));
    });
  act(() => notify?.({ text: 'Удалено', action: { label: 'Вернуть', run: () => undefined } }));
  const button = screen.getByRole('button', { name: 'Вернуть' });
  act(() => button.focus());
  wait();
  expect(text()).toContain('Удалено');
  act(() => button.blur());
  wait();
  expect(text()).toBe('');
  act(() => notify?.({ text: 'Сохранено' }));
  point('mouseover');
  wait();
  expect(text()).toContain('Сохранено');
  point('mouseout');
  wait();
  expect(text()).toBe('');
});
