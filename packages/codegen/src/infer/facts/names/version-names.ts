import { seamless } from './words.ts';

const versions = new Set([
  'version',
  'etag',
  'rev',
  'revision',
  'lockversion',
  'rowversion',
  'concurrencystamp',
  'concurrencytoken',
  'recordversion',
  'optimisticlock',
  'locktoken',
]);
const moments =
  /^(?:last)?(?:updated|modified|changed|edited)(?:at|on|date|time)?$|^date(?:updated|modified)$/;
const asRead =
  /^(?:ifmatch|ifunmodifiedsince|if|expected|current|basedon|base|previous|prev|lastknown|lastseen|lastread|known|original|old)/;

/**
 * Tests for the name of a version: a mark of a record's state, which a server compares with the
 * state that a write is based on.
 */
export function isVersionName(name: string): boolean {
  return versions.has(seamless(name));
}

/**
 * Tests for the name of the last change's moment. It can serve as a version, and is more often a
 * plain value.
 */
export function isChangeMomentName(name: string): boolean {
  return moments.test(seamless(name));
}

/**
 * The mark that an argument asks for as it was read: `version` of `expectedVersion`, `''` of
 * `ifMatch`, which leaves open what it is called.
 */
export function markAsRead(name: string): string | undefined {
  const word = seamless(name);
  const mark = word.replace(asRead, '');
  const isOpen = mark === '' && word.startsWith('if');
  return isOpen || (mark !== word && (isVersionName(mark) || isChangeMomentName(mark)))
    ? mark
    : undefined;
}
