import { seamless } from './words.ts';

const versions = new Set(['version', 'etag', 'rev', 'revision', 'lockversion', 'rowversion', 'concurrencystamp', 'concurrencytoken', 'recordversion', 'optimisticlock']);

/** Whether a field or an argument is called as a mark of the state that a record is in, which a server compares with the state that a write is about. */
export function isVersionName(name: string): boolean {
  return versions.has(seamless(name));
}
