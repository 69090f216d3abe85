import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip';

/**
 * The best encoding that `Accept-Encoding` allows; `q=0` is a refusal. `undefined` sends the body
 * as it is.
 */
export function acceptedEncoding({
  'accept-encoding': header = '',
}: Pick<IncomingHttpHeaders, 'accept-encoding'>): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((item) => item.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
