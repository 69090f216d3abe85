import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { CrashBoundary } from './crash-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('cannot read properties of undefined');
}

it('ends in a sentence and the button that loads the page anew, never in an empty page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderAdmin({
    children: (
      <CrashBoundary>
        <Broken />
      </CrashBoundary>
    ),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.closest('main')).not.toBeNull();
  expect(alert.textContent).toContain('Что-то пошло не так');
  expect(alert.textContent).not.toContain('cannot read');
  expect(screen.getByRole('button').textContent).toBe('Обновить страницу');
});

it('leaves what works as it is', async () => {
  await renderAdmin({
    children: (
      <CrashBoundary>
        <p>Страница</p>
      </CrashBoundary>
    ),
  });
  expect(screen.getByText('Страница')).toBeDefined();
});
