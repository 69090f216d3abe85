import { ExactNumber } from '@admin/gql/scalars';

import { isBoxedText } from './boxed-text.ts';

/**
 * Numbers of JSON in what was read from a database of the browser, which keeps each as a plain
 * `String`: they become `ExactNumber` again, in their places.
 */
export function readStoredNumbers(stored: object): void {
  for (const [key, item] of Object.entries(stored)) {
    if (isBoxedText(item)) Reflect.set(stored, key, new ExactNumber(item));
    else if (typeof item === 'object' && item !== null) readStoredNumbers(item);
  }
}
