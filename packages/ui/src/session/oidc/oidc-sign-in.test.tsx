import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderAdmin } from '../../testing/index.ts';
import type { SessionViewer } from '../../storage/session-viewer.ts';
import type { OidcSignInFlow } from './oidc-auth.ts';
import { createOidcSignIn } from './oidc-sign-in.tsx';

const anna: SessionViewer = { id: 'anna', name: 'Анна' };

async function open(
  own: Partial<OidcSignInFlow> = {},
  { isAgain = false, onSignedIn = vi.fn<(viewer: SessionViewer | null) => void>() } = {},
) {
  const listeners = new Set<(viewer: SessionViewer) => void>();
  const SignIn = createOidcSignIn({
    name: 'Домен',
    problem: () => undefined,
    begin: async () => undefined,
    onSignedIn: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...own,
  });
  const admin = await renderAdmin({
    children: <SignIn isAgain={isAgain} onSignedIn={onSignedIn} />,
  });
  return { ...admin, listeners, onSignedIn };
}
const button = () => screen.getByRole('button', { name: 'Войти через Домен' });

it('goes on when somebody has signed in, also in another tab, and listens no longer once it is gone', async () => {
  const { listeners, onSignedIn, unmount } = await open();
  expect(listeners.size).toBe(1);
  for (const listener of listeners) listener(anna);
  expect(onSignedIn.mock.calls).toEqual([[anna]]);
  unmount();
  expect(listeners.size).toBe(0);
});

it('says what went wrong before the page came back', async () => {
  await open({ problem: () => 'unreachable' });
  expect(screen.getByRole('alert')).toHaveTextContent('Сервер входа Домен не отвечает');
});

it.each([true, false])(
  'begins with whether the page below is to stay, %s, and may be tried again after a failure',
  async (isAgain) => {
    const { promise, resolve } = Promise.withResolvers<'failed'>();
    const begin = vi.fn<OidcSignInFlow['begin']>(() => promise);
    const { user } = await open({ begin }, { isAgain });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button());
    expect(button()).toBeDisabled();
    resolve('failed');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(button()).toBeEnabled());
    expect(begin.mock.calls).toEqual([[isAgain]]);
  },
);
