import { words } from '../../facts/names/words.ts';
import { isSecretName } from '../record/secret.ts';
import { readOperator } from './operator-words.ts';

/** Tests whether a condition's name contains the name of a secret, with or without an operator. */
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
