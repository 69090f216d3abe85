import { ExactNumber } from '@admin/gql/scalars';

import { isBoxedText } from './boxed-text.ts';

/**
 * Restores the `ExactNumber`s in JSON read from IndexedDB, which stores each as a plain `String`.
 * The object is changed in place.
 */
export function readStoredNumbers(stored: object): void {
  for (const [key, item] of Object.entries(stored)) {
    if (isBoxedText(item)) Reflect.set(stored, key, new ExactNumber(item));
    else if (typeof item === 'object' && item !== null) readStoredNumbers(item);
  }
}
