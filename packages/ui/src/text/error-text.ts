import { AdminError, ReadRefusedError } from '@admin/gql';
import type { TFunction } from 'i18next';

/**
 * Code of an `AdminError`; `CHUNK` when a module of the application could not be loaded;
 * `UNEXPECTED` for any other error.
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
 * Reason and error code that the server sent. The catalogue has texts for some of them:
 * `errors.of.READS_ONLY.title`.
 */
function wordsOf(error: unknown): readonly unknown[] {
  if (typeof error !== 'object' || error === null || !('serverCode' in error)) return [];
  const [first] = error instanceof AdminError ? error.errors : [];
  return [first?.extensions?.['reason'], error.serverCode];
}

/** Keys of the error's texts, the most specific first. */
const keysOf = (error: unknown, part: 'title' | 'advice'): readonly string[] => [
  ...wordsOf(error).map((word) => `errors.of.${String(word)}.${part}`),
  `errors.${errorCode(error)}.${part}`,
];

/** Messages of the server: reasons of a refusal, or all messages of a fault. */
const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof ReadRefusedError
    ? error.reasons
    : error instanceof AdminError && error.code === 'SERVER_FAULT'
      ? error.errors.map(({ message }) => message)
      : [];

export interface ErrorText {
  readonly title: string;
  readonly advice: string;
  /** Reason of the server, where it sent one. */
  readonly reason?: string;
  /**
   * The server that failed, and likely causes between the browser and it. Absent for the page's own
   * host.
   */
  readonly where?: string;
  /** Id of this failure in the server's log. */
  readonly id?: string;
}

/** Addresses as configured; absent where the page's own host answers. */
export interface Servers {
  /** Address that the browser requests. */
  readonly endpoint?: string;
  /** Server behind a proxy on the page's own host; otherwise the same address as `endpoint`. */
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
  // Browsers report the same error for a server that does not respond and for a CORS refusal.
  return [
    t('errors.server', { server: endpoint }),
    ...(key === 'NETWORK' ? [t('errors.otherSite', { site: location.origin })] : []),
  ].join(' ');
}

/** Keys of the error's title. Most titles are loaded with `errors-texts.ts`. */
export const errorTitle = (error: unknown): readonly string[] => keysOf(error, 'title');

/**
 * Title of an error and advice on it, in the language of the interface. An error without a text, or
 * with a text that could not be loaded, gets the text of `UNEXPECTED`.
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
