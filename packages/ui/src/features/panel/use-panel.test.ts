import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { usePanel } from './use-panel.ts';

afterEach(() => history.replaceState(null, '', '/'));

const address = () => location.pathname + location.search;
const panelAt = (path: string) => {
  history.replaceState(null, '', path);
  return renderHook(usePanel).result;
};

it('a panel is one step of the history, whichever record it shows, and is closed by the way back', async () => {
  const panel = panelAt('/books?page=2');
  expect(panel.current.id).toBeUndefined();
  act(() => panel.current.open?.('1'));
  const opened = history.length;
  act(() => panel.current.open?.('2'));
  act(() => panel.current.open?.('2'));
  expect([panel.current.id, address(), history.length]).toEqual([
    '2',
    '/books?page=2&panel=2',
    opened,
  ]);
  act(() => history.back());
  await waitFor(() => expect(panel.current.id).toBeUndefined());
  expect(address()).toBe('/books?page=2');
});

it('closing a panel goes back to the list from which it was opened', async () => {
  const panel = panelAt('/books');
  act(() => panel.current.open?.('1'));
  act(() => panel.current.close());
  await waitFor(() => expect(address()).toBe('/books'));
  expect(panel.current.id).toBeUndefined();
  act(() => history.forward());
  await waitFor(() => expect(panel.current.id).toBe('1'));
});

it('a panel with which the page was opened is closed where it stands', () => {
  const panel = panelAt('/books?q=a&panel=1');
  const { length } = history;
  act(() => panel.current.close());
  expect([address(), history.length]).toEqual(['/books?q=a', length]);
  act(() => panel.current.close());
  expect(address()).toBe('/books?q=a');
});

it.each([
  ['/books', true],
  ['/authors/1/books', true],
  ['/authors/1/books/2', false],
  ['/books/1', false],
  ['/books/1/edit', false],
])('at %s a panel can be opened: %s', (path, can) => {
  expect(panelAt(path).current.open !== undefined).toBe(can);
});
