import { words } from '../../facts/names/words.ts';
import { isSecretName } from '../record/secret.ts';
import { readOperator } from './operator-words.ts';

/** Whether a condition compares a secret, with its operator in its name or without. */
export function asksForSecret(name: string): boolean {
  const parts = words(name);
  return (
    isSecretName(name) ||
    parts.some(
      (_, at) =>
        at > 0 &&
        readOperator(parts.slice(at).join('')) !== undefined &&
        isSecretName(parts.slice(0, at).join(' ')),
    )
  );
}
