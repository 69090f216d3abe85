import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { ErrorBoundary } from './error-boundary.tsx';
import { renderAdmin } from '../testing/index.ts';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Здравствуйте, {name}</p>;

it('shows its placeholder until its code is there', async () => {
  const Part = lazyComponent(async () => Greeting, <p>Минуту</p>);
  render(<Part name="Анна" />);
  expect(screen.getByText('Минуту')).toBeDefined();
  expect(await screen.findByText('Здравствуйте, Анна')).toBeDefined();
});

it('is rendered at once where its code is there', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Part = lazyComponent(load, <p>Минуту</p>);
  Part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await Promise.resolve();
  render(<Part name="Анна" />);
  expect(screen.queryByText('Минуту')).toBeNull();
  expect(screen.getByText('Здравствуйте, Анна')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails under the boundary, and loads again when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Greeting>>(async () => Greeting)
    .mockRejectedValueOnce(new TypeError('The network is away.'));
  const Part = lazyComponent(load);
  await renderAdmin({
    children: (
      <ErrorBoundary resetKey="1">
        <Part name="Анна" />
      </ErrorBoundary>
    ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Здравствуйте, Анна')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it('waits for the network, with everything around it in its place, and loads then', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<typeof Greeting>>(async () => Greeting)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyComponent(load, <p>Минуту</p>);
  render(
    <>
      <p>Вокруг</p>
      <Part name="Анна" />
    </>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('Вокруг')).toBeDefined();
  expect(screen.getByText('Минуту')).toBeDefined();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Здравствуйте, Анна')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
});

it('leaves out without a word what nobody has asked for, where its code is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<typeof Greeting>>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const [Unasked, Asked] = [lazyComponent(load, null, true), lazyComponent(load)];
  await renderAdmin({
    children: (
      <>
        <p>Вокруг</p>
        <Unasked name="Анна" />
        <Asked name="Анна" />
      </>
    ),
  });
  expect(await screen.findAllByText('Не удалось загрузить часть приложения')).toHaveLength(1);
  expect(screen.getByText('Вокруг')).toBeDefined();
  vi.restoreAllMocks();
});
