import { AdminError, ReadRefusedError } from '@admin/gql';
import type { TFunction } from 'i18next';

/**
 * Code of an `AdminError`; `CHUNK` when a part of the application could not be loaded; `UNEXPECTED`
 * for anything else.
 */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNEXPECTED';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const message = 'message' in error ? String(error.message) : '';
  return /dynamically imported module|Importing a module script failed|module script/i.test(message)
    ? 'CHUNK'
    : 'UNEXPECTED';
}

/**
 * What the server itself calls it, and why, in words of its own. The catalogue has texts for some:
 * `errors.of.READS_ONLY.title`.
 */
function wordsOf(error: unknown): readonly unknown[] {
  if (typeof error !== 'object' || error === null || !('serverCode' in error)) return [];
  const [first] = error instanceof AdminError ? error.errors : [];
  return [first?.extensions?.['reason'], error.serverCode];
}

/** Keys of its texts, the most telling first. */
const keysOf = (error: unknown, part: 'title' | 'advice'): readonly string[] => [
  ...wordsOf(error).map((word) => `errors.of.${String(word)}.${part}`),
  `errors.${errorCode(error)}.${part}`,
];

/** Sentences of the server: why it refused, or all that it says of a fault. */
const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof ReadRefusedError
    ? error.reasons
    : error instanceof AdminError && error.code === 'SERVER_FAULT'
      ? error.errors.map(({ message }) => message)
      : [];

export interface ErrorText {
  readonly title: string;
  readonly advice: string;
  /** Why, in the words of the server, where it gave a reason. */
  readonly reason?: string;
  /** Which server failed, and what may be wrong on the way to it, where that is not the page's own. */
  readonly where?: string;
  /** What the server calls this failure in its log. */
  readonly id?: string;
}

/** Addresses as configured; absent where the page's own host answers. */
export interface Servers {
  /** What the browser asks. */
  readonly endpoint?: string;
  /** What stands behind a proxy on the page's own host, else the same. */
  readonly server?: string;
}

const onTheWay: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'SERVER_STATUS',
  'UNREADABLE_RESPONSE',
  'EMPTY_RESPONSE',
]);

function whereText(
  error: unknown,
  t: TFunction,
  { endpoint, server }: Servers,
): string | undefined {
  const key = errorCode(error);
  if (server && wordsOf(error).includes('ENDPOINT_UNREACHABLE'))
    return t('errors.server', { server });
  if (!endpoint || !onTheWay.has(key)) return undefined;
  // A browser does not tell a server that is silent from one that does not allow other sites.
  return [
    t('errors.server', { server: endpoint }),
    ...(key === 'NETWORK' ? [t('errors.otherSite', { site: location.origin })] : []),
  ].join(' ');
}

/** Keys of what the catalogue calls it; the texts of most come with `errors-texts.ts`. */
export const errorTitle = (error: unknown): readonly string[] => keysOf(error, 'title');

/**
 * What happened, and what to do about it, in the language of the interface. What has no text, or
 * one that could not be loaded, is unexpected.
 */
export function errorText(error: unknown, t: TFunction, servers: Servers = {}): ErrorText {
  const reasons = reasonsOf(error).join(' ');
  const reason = reasons === '' ? undefined : t('errors.READ_REFUSED.reason', { reason: reasons });
  const said = (part: 'title' | 'advice') =>
    t([...keysOf(error, part), `errors.UNEXPECTED.${part}`]);
  return {
    title: said('title'),
    advice: said('advice'),
    reason,
    where: whereText(error, t, servers),
    id: error instanceof AdminError ? error.serverErrorId : undefined,
  };
}
