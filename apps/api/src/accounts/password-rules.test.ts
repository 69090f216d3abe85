import { expect, it } from 'vitest';
import { generatePassword } from './password.ts';
import { passwordFault } from './password-rules.ts';

const anna = { email: 'anna@shop.example' };

it.each([
  'password123',
  'Password1!',
  'qwertyuiop',
  'йцукенгшщз',
  'пароль12345',
  '1234567890',
  'aaaaaaaaaaaa',
  'абабабабабаб',
  'secretsecret',
  'administrator',
  'anna-12345',
  'shop.example',
])('refuses what is guessed first: %s', (password) =>
  expect(passwordFault(password, anna)).toBe('PASSWORD_TOO_COMMON'),
);

it('refuses the address, whatever stands around it, and the current password', () => {
  expect(passwordFault('anna@shop.example', anna)).toBe('PASSWORD_TOO_SIMILAR');
  expect(passwordFault('My ANNA@shop.example 17 ёжиков', anna)).toBe('PASSWORD_TOO_SIMILAR');
  expect(passwordFault('тихий океан 8848', { ...anna, previous: 'Тихий океан 8848' })).toBe(
    'PASSWORD_TOO_SIMILAR',
  );
});

it('refuses what is too short or too long', () => {
  expect([passwordFault('x7$kQ', anna), passwordFault('x7$kQ'.repeat(201), anna)]).toEqual([
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
  ]);
});

it.each(['мой новый пароль', 'тихий океан 8848', 'a-good-password', generatePassword()])(
  'takes what is not: %s',
  (password) => expect(passwordFault(password, anna)).toBeUndefined(),
);
