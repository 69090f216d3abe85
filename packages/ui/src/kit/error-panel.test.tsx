import type { AdminError } from '@admin/gql';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { ErrorPanel } from './error-panel.tsx';

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
