import { SafeError } from 'grafast';

/**
 * A value that an answer cannot hold as it is. Thrown while one value of one row is read, it is the
 * error of that cell, and the rest of the list is answered.
 */
export function unreadable(text: string, why: string): SafeError {
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  return new SafeError(`The value ${shown} cannot be read through the API: ${why}.`, {
    code: 'VALUE_UNREADABLE',
  });
}
