import {
  MutationRejectedError,
  NetworkError,
  RequestTimeoutError,
  ServerFaultError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '@admin/gql';
import type { Viewer } from '@admin/gql/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, describe, it } from 'vitest';

import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import { DraftOwnerContext } from '../resources/draft-owner.ts';
import { Gate } from './gate.tsx';
import type { Auth, Proof } from './auth.ts';
import { SessionContext, type Session, type SessionState } from './session.ts';

const anna: Viewer = {
  id: 1,
  email: 'anna@example.ru',
  name: 'Анна',
  role: 'editor',
  mustChangePassword: false,
};

/** A session in a given state; `signIn` and `changePassword` do what the test says. */
function createFake(initial: SessionState, asks: Auth['asks'] = 'email', SignIn?: Auth['SignIn']) {
  let state = initial;
  const listeners = new Set<() => void>();
  const calls: unknown[] = [];
  let failure: Error | undefined;
  const act = async (call: unknown, next: SessionState) => {
    calls.push(call);
    if (failure) throw failure;
    become(next);
  };
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const session: Session = {
    auth: { start: async () => undefined, asks, ...(SignIn && { SignIn }) },
    identifier: () => ('viewer' in state ? state.viewer?.email : undefined),
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => undefined,
    signIn: (proof: Proof) =>
      act(proof, { status: 'signedIn', viewer: asks === 'token' ? null : anna }),
    signOut: async () => undefined,
    changePassword: (change) => act(change, { status: 'signedIn', viewer: anna }),
    enter: (viewer) => become({ status: 'signedIn', viewer }),
    restart: async () => void calls.push('restart'),
    renew: async () => undefined,
  };
  return { session, calls, become, fail: (error: Error | undefined) => (failure = error) };
}

async function renderGate(initial: SessionState, asks?: Auth['asks'], SignIn?: Auth['SignIn']) {
  const fake = createFake(initial, asks, SignIn);
  const i18n = await createI18n({ languages });
  render(
    <I18nextProvider i18n={i18n}>
      <SessionContext value={fake.session}>
        <Gate>
          <input aria-label="Черновик" />
        </Gate>
      </SessionContext>
    </I18nextProvider>,
  );
  return { ...fake, user: userEvent.setup() };
}

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

describe('sign-in page', () => {
  it('signs in with email and password, and opens the application', async () => {
    const { user, calls } = await renderGate({ status: 'signedOut' });
    await user.type(await screen.findByLabelText('Электронная почта'), ' anna@example.ru ');
    await user.type(screen.getByLabelText('Пароль'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(calls).toEqual([{ identifier: 'anna@example.ru', password: 'secret' }]);
    expect(await screen.findByLabelText('Черновик')).toBeDefined();
  });

  it('begins with the focus on the email, and can be filled in by the browser', async () => {
    await renderGate({ status: 'signedOut' });
    const email = await screen.findByLabelText<HTMLInputElement>('Электронная почта');
    expect(document.activeElement).toBe(email);
    expect([
      email.autocomplete,
      screen.getByLabelText<HTMLInputElement>('Пароль').autocomplete,
    ]).toEqual(['username', 'current-password']);
  });

  it('says which fields are empty', async () => {
    const { user, calls } = await renderGate({ status: 'signedOut' });
    await user.type(await screen.findByLabelText('Электронная почта'), 'anna@example.ru');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(screen.getAllByText('Заполните это поле')).toHaveLength(1);
    expect(screen.getByLabelText('Пароль')).toHaveProperty('ariaInvalid', 'true');
    expect(calls).toEqual([]);
  });

  it('shows the password on request', async () => {
    const { user } = await renderGate({ status: 'signedOut' });
    const password = await screen.findByLabelText<HTMLInputElement>('Пароль');
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(password.type).toBe('password');
  });

  it.each([
    [
      'a wrong password',
      () =>
        new MutationRejectedError([{ field: '', message: 'no' }], {
          serverCode: 'INVALID_CREDENTIALS',
        }),
      'Неверная почта или пароль',
    ],
    [
      'a connection without TLS',
      () => new ServerFaultError({ serverCode: 'INSECURE_CONNECTION' }),
      'Соединение не защищено, и браузер не сохранит вход. Откройте страницу по адресу, который начинается с https://, или обратитесь к администратору сервера',
    ],
    [
      'too many attempts',
      () => new TooManyRequestsError(inMinutes(4.5)),
      'Слишком много попыток. Повторите через 5 минут',
    ],
    [
      'two minutes to wait',
      () => new TooManyRequestsError(inMinutes(1.5)),
      'Слишком много попыток. Повторите через 2 минуты',
    ],
    [
      'a moment to wait that is over',
      () => new TooManyRequestsError(inMinutes(-3)),
      'Слишком много попыток. Повторите через 1 минуту',
    ],
    [
      'a moment to wait that the server does not name',
      () => new TooManyRequestsError(undefined),
      'Слишком много попыток. Повторите через 1 минуту',
    ],
    [
      'a session that the server does not know',
      () => new UnauthenticatedError(),
      'Неверная почта или пароль',
    ],
    [
      'no connection',
      () => new NetworkError(),
      'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
    ],
    [
      'no answer in time',
      () => new RequestTimeoutError(30_000),
      'Нет связи с сервером. Проверьте подключение и попробуйте ещё раз',
    ],
    [
      'a fault of the server',
      () => new ServerFaultError(),
      'Войти не удалось: на сервере ошибка. Попробуйте ещё раз позже',
    ],
    [
      'a fault of the page',
      () => new Error('x is undefined'),
      'Войти не удалось: на сервере ошибка. Попробуйте ещё раз позже',
    ],
  ])('explains %s, and keeps what was typed', async (_, error, text) => {
    const { user, fail } = await renderGate({ status: 'signedOut' });
    fail(error());
    await user.type(await screen.findByLabelText('Электронная почта'), 'anna@example.ru');
    await user.type(screen.getByLabelText('Пароль'), 'secret{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('Электронная почта')).toHaveProperty('value', 'anna@example.ru');
    expect(screen.getByRole('button', { name: 'Войти' })).toHaveProperty('disabled', false);
  });

  it('takes a token where the endpoint wants one', async () => {
    const { user, calls } = await renderGate({ status: 'signedOut' }, 'token');
    await user.type(await screen.findByLabelText('Токен доступа'), 'abc{Enter}');
    expect(calls).toEqual([{ token: 'abc' }]);
  });

  it.each([
    ['name', 'Логин', 'Неверный логин или пароль'],
    ['token', 'Токен доступа', 'Сервер не принял этот токен'],
  ] as const)('speaks of the %s that the endpoint asks for', async (asks, label, text) => {
    const { user, fail } = await renderGate({ status: 'signedOut' }, asks);
    fail(new UnauthenticatedError());
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(document.activeElement).toBe(field);
    expect(field.type).toBe(asks === 'token' ? 'password' : 'text');
    await user.type(field, 'anna');
    if (asks === 'name') await user.type(screen.getByLabelText('Пароль'), 'secret');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('takes spaces alone for an empty field', async () => {
    const { user, calls } = await renderGate({ status: 'signedOut' }, 'token');
    await user.type(await screen.findByLabelText('Токен доступа'), '  {Enter}');
    expect(screen.getByText('Заполните это поле')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows a sign-in of one’s own, over the page too', async () => {
    const { become } = await renderGate(
      { status: 'signedOut' },
      undefined,
      ({ isAgain, onSignedIn }) => (
        <button onClick={() => onSignedIn(null)}>
          {isAgain ? 'Снова по пропуску' : 'По пропуску'}
        </button>
      ),
    );
    await act(async () => (await screen.findByRole('button', { name: 'По пропуску' })).click());
    expect(await screen.findByLabelText('Черновик')).toBeDefined();
    await act(async () => become({ status: 'expired', viewer: null }));
    expect(await screen.findByRole('button', { name: 'Снова по пропуску' })).toBeDefined();
  });

  it('can be read in English', async () => {
    const { user } = await renderGate({ status: 'signedOut' });
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('when the session ends in the middle of work', () => {
  it('asks to sign in over the page and keeps what was typed', async () => {
    const { user, become, calls } = await renderGate({ status: 'signedIn', viewer: anna });
    await user.type(screen.getByLabelText('Черновик'), 'длинный текст');
    await act(async () => become({ status: 'expired', viewer: anna }));
    await screen.findByRole('dialog', { name: 'Сеанс закончился' });
    expect(screen.getByLabelText('Электронная почта')).toHaveProperty('value', 'anna@example.ru');
    // Who comes back types the password alone.
    expect(document.activeElement).toBe(screen.getByLabelText('Пароль'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Пароль'), 'secret{Enter}');
    expect(calls).toEqual([{ identifier: 'anna@example.ru', password: 'secret' }]);
    expect(screen.getByLabelText('Черновик')).toHaveProperty('value', 'длинный текст');
  });
});

describe('when somebody else signs in over what was typed', () => {
  it('says whose it is, and begins anew only when it is given up', async () => {
    const { user, become, calls } = await renderGate({ status: 'signedIn', viewer: anna });
    await user.type(screen.getByLabelText('Черновик'), 'длинный текст');
    const successor = { ...anna, id: 2, name: 'Борис' };
    await act(async () => become({ status: 'expired', viewer: anna, successor }));
    await screen.findByRole('dialog', { name: 'Вошёл другой пользователь' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('открыт сеанс: Борис');
    expect(alert).toHaveTextContent('другой пользователь: Анна');
    expect(screen.getByLabelText('Черновик')).toHaveProperty('value', 'длинный текст');
    await user.click(screen.getByRole('button', { name: 'Удалить введённое и продолжить' }));
    expect(calls).toEqual(['restart']);
  });

  it('speaks of an account where no name is known', async () => {
    const { become } = await renderGate({ status: 'signedIn', viewer: null });
    await act(async () => become({ status: 'expired', viewer: null, successor: null }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('открыт сеанс: другая учётная запись');
    expect(alert).toHaveTextContent('другой пользователь: прежняя учётная запись');
  });

  it('stores drafts by the name that was typed, where no more is known', async () => {
    const Owner = () => <output>{use(DraftOwnerContext)}</output>;
    const fake = createFake({ status: 'signedIn', viewer: null });
    const i18n = await createI18n({ languages });
    render(
      <I18nextProvider i18n={i18n}>
        <SessionContext value={{ ...fake.session, identifier: () => 'boris' }}>
          <Gate>
            <Owner />
          </Gate>
        </SessionContext>
      </I18nextProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('boris');
  });
});

describe('a one-time password', () => {
  const once = { status: 'signedIn', viewer: { ...anna, mustChangePassword: true } } as const;

  it('is changed before anything else', async () => {
    const { user, calls } = await renderGate(once);
    expect(screen.queryByLabelText('Черновик')).toBeNull();
    await user.type(await screen.findByLabelText('Текущий пароль'), 'once');
    await user.type(screen.getByLabelText('Новый пароль'), 'мой новый пароль');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(calls).toEqual([{ currentPassword: 'once', newPassword: 'мой новый пароль' }]);
    expect(await screen.findByLabelText('Черновик')).toBeDefined();
  });

  it.each([
    [
      'PASSWORD_TOO_COMMON',
      'Новый пароль',
      'Такой пароль легко подобрать. Возьмите, например, четыре слова, не связанных между собой',
    ],
    [
      'PASSWORD_TOO_SIMILAR',
      'Новый пароль',
      'Пароль не должен совпадать с текущим и содержать адрес почты',
    ],
    ['INVALID_CREDENTIALS', 'Текущий пароль', 'Текущий пароль неверен'],
  ])('says at its field that the server answered %s', async (serverCode, label, text) => {
    const { user, fail } = await renderGate(once);
    fail(new MutationRejectedError([{ field: 'newPassword', message: 'no' }], { serverCode }));
    await user.type(await screen.findByLabelText('Текущий пароль'), 'once');
    await user.type(screen.getByLabelText('Новый пароль'), 'мой новый пароль{Enter}');
    await screen.findByText(text);
    expect(screen.getByLabelText(label)).toHaveProperty('ariaInvalid', 'true');
  });

  it.each([
    ['a fault', new ServerFaultError(), 'Сменить пароль не удалось'],
    ['no connection', new NetworkError(), 'Нет связи с сервером'],
    ['a fault of the page', new Error('x is undefined'), 'Сменить пароль не удалось'],
  ])('says above the fields that there was %s, and can be sent again', async (_, error, text) => {
    const { user, fail } = await renderGate(once);
    fail(error);
    await user.type(await screen.findByLabelText('Текущий пароль'), 'once');
    await user.type(screen.getByLabelText('Новый пароль'), 'мой новый пароль{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(text));
    expect(screen.getByRole('button', { name: 'Сменить пароль' })).toBeEnabled();
  });

  it.each([
    ['короткий!', 0],
    ['10 знаков!', 1],
  ])('has ten characters at least: %s', async (next, sent) => {
    const { user, calls } = await renderGate(once);
    await user.type(await screen.findByLabelText('Текущий пароль'), 'once');
    await user.type(screen.getByLabelText('Новый пароль'), `${next}{Enter}`);
    expect(calls).toHaveLength(sent);
  });

  it('is not replaced without the present one, nor too often', async () => {
    const { user, calls, fail } = await renderGate(once);
    await user.type(await screen.findByLabelText('Новый пароль'), 'мой новый пароль{Enter}');
    expect(screen.getByLabelText('Текущий пароль')).toHaveProperty('ariaInvalid', 'true');
    expect(screen.getByText('Заполните это поле')).toBeVisible();
    expect(calls).toEqual([]);
    fail(new TooManyRequestsError(inMinutes(1.5)));
    await user.type(screen.getByLabelText('Текущий пароль'), 'once{Enter}');
    expect(await screen.findByText(/через 2 минуты/)).toBeVisible();
  });

  it('is not replaced by a short one', async () => {
    const { user, calls } = await renderGate(once);
    await user.type(await screen.findByLabelText('Текущий пароль'), 'once');
    await user.type(screen.getByLabelText('Новый пароль'), 'короткий{Enter}');
    expect(screen.getByLabelText('Новый пароль')).toHaveProperty('ariaInvalid', 'true');
    expect(calls).toEqual([]);
  });
});

it('says when the server cannot be reached, and offers to try again', async () => {
  await renderGate({ status: 'failed', error: new NetworkError() });
  expect(screen.getByRole('alert').textContent).toContain('Нет связи с сервером');
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeDefined();
});
