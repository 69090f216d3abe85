import { expect, it } from 'vitest';
import { generatePassword, hashPassword, isPassword } from './password.ts';

it('knows a password again by its hash, and no other', async () => {
  const hash = await hashPassword('правильный пароль');
  expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('правильный пароль', hash)).toBe(true);
  expect(await isPassword('правильный парол', hash)).toBe(false);
});

it('takes й typed in one or in two signs as the same', async () => {
  expect(await isPassword('й'.normalize('NFD'), await hashPassword('й'.normalize('NFC')))).toBe(
    true,
  );
});

it('takes as long for an account that is not there', async () => {
  const hash = await hashPassword('x');
  const time = async (known: string | undefined): Promise<number> => {
    const started = performance.now();
    for (let round = 0; round < 5; round += 1) await isPassword('y', known);
    return performance.now() - started;
  };
  await time(undefined);
  const [known, unknown] = [await time(hash), await time(undefined)];
  // Noise of a busy machine allowed for; without the work it would be a thousandth.
  expect(unknown / known).toBeGreaterThan(0.2);
  expect(await isPassword('y', undefined)).toBe(false);
});

it('generates a password that can be read out, never the same', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  expect(new Set(passwords).size).toBe(50);
  for (const password of passwords)
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
});
