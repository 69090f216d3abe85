import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordFault =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SIMILAR';

export const minPasswordLength = 10;
/** Longer ones only cost time to read. */
export const maxPasswordLength = 1000;
/**
 * Of the estimate's 0 to 4: 10^8 guesses, out of reach for who has to ask a server that limits
 * attempts.
 */
const minScore = 3;

/** Messages of the faults, for people at a terminal and for the log of a client. */
export const passwordFaults: Readonly<Record<PasswordFault, string>> = {
  PASSWORD_TOO_SHORT: `A password has at least ${minPasswordLength} characters.`,
  PASSWORD_TOO_LONG: `A password has at most ${maxPasswordLength} characters.`,
  PASSWORD_TOO_COMMON:
    'This password is easily guessed: a common one, a row of keys, or something repeated.',
  PASSWORD_TOO_SIMILAR: 'This password is the e-mail address, contains it, or is the current one.',
};

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 });

/** Fault of a password; `undefined` for a good one. `previous` is the password that it replaces. */
export function passwordFault(
  password: string,
  { email, previous }: { readonly email: string; readonly previous?: string },
): PasswordFault | undefined {
  if (password.length < minPasswordLength) return 'PASSWORD_TOO_SHORT';
  if (password.length > maxPasswordLength) return 'PASSWORD_TOO_LONG';
  const text = plain(password);
  if (text.includes(plain(email)) || (previous !== undefined && text === plain(previous)))
    return 'PASSWORD_TOO_SIMILAR';
  const personal = [email, ...email.split(/[@._+-]/), 'admin', 'пароль', 'админ'];
  // Cyrillic also by the Latin letters of its keys: йцукен is qwerty.
  const isWeak = [password, onLatinKeys(password)].some(
    (candidate) => estimate.check(candidate, personal).score < minScore,
  );
  return isWeak ? 'PASSWORD_TOO_COMMON' : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";

function onLatinKeys(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => latin[cyrillic.indexOf(letter)] ?? letter).join(
    '',
  );
}
