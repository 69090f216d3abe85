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
 * Whether a field or an argument is called as a mark of the state that a record is in, which a
 * server compares with the state that a write is about.
 */
export function isVersionName(name: string): boolean {
  return versions.has(seamless(name));
}

/**
 * Whether it is called as the moment of the last change, which is such a mark, too, and more often
 * a value like others.
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
