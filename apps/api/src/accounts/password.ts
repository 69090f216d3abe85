import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt at 2^15 needs 32 MB and about 80 ms: much for who guesses, little for who signs in. */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;

/** `scrypt$32768$8$1$salt$hash`: says itself how it was made, so that the cost can rise later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/**
 * With `hash` undefined it takes the same time and returns false. The caller cannot tell from the
 * time that the account does not exist.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, expected] = (hash ?? (await unknownHash())).split('$');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const isEqual = timingSafeEqual(actual, Buffer.from(expected ?? '', 'base64url'));
  return hash !== undefined && isEqual;
}

/** For people to read out and type: 4 groups, no letters that look alike, 79 bits. */
export function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = (): string =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

let unknown: Promise<string> | undefined;
function unknownHash(): Promise<string> {
  unknown ??= hashPassword(generatePassword());
  return unknown;
}

function derive(
  password: string,
  salt: Buffer,
  options: { N: number; r: number; p: number },
): Promise<Buffer> {
  // 128 * N * r bytes are needed; Node's limit is exactly that of these parameters.
  const maxmem = 256 * options.N * options.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
