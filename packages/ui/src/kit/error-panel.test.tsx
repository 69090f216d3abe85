import { NetworkError, NotFoundError, type AdminError } from '@admin/gql';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';

const open = (props: ErrorPanelProps) => renderAdmin({ children: <ErrorPanel {...props} /> });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const failed = (code: AdminError['code']) =>
  renderAdmin({ children: <ErrorPanel error={Object.assign(new Error(code), { code })} /> });

it('says at once that there is no way to the server, for whose texts there would be none either', async () => {
  await failed('NETWORK');
  expect(screen.getByRole('alert').textContent).toContain('Нет связи с сервером');
});

it('loads the texts of what a server refuses', async () => {
  await failed('FORBIDDEN');
  expect((await screen.findByRole('alert')).textContent).toContain('Недостаточно прав');
});

it('says what failed, and tries again when asked', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = await open({ error: new NetworkError(), onRetry });
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers a new page where code of the application cannot be loaded', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /a.js');
  await open({ error, onRetry: () => undefined });
  await screen.findByRole('alert');
  expect(buttons()).toEqual(['Обновить страницу']);
});

it('has no button without a way on, and further ways beside it', async () => {
  const { unmount } = await open({ error: new NotFoundError({ operationName: 'Book' }) });
  await screen.findByRole('alert');
  expect(buttons()).toEqual([]);
  unmount();
  const onClose = vi.fn<() => void>();
  const { user } = await open({
    error: new NetworkError(),
    onRetry: () => undefined,
    onClose,
    children: <a href="/books">К списку</a>,
  });
  await screen.findByRole('alert');
  expect(buttons()).toEqual(['Повторить', 'Закрыть']);
  expect(screen.getByRole('link', { name: 'К списку' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
