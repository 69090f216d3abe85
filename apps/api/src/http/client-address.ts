import { isIPv6 } from 'node:net';

/** The part of `IncomingMessage` that says it. */
interface Request {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Address that a request comes from; of IPv6 the network, since who has one address there has 2^64. */
export function clientAddress(
  request: Request,
  { trustProxy }: { readonly trustProxy: boolean },
): string {
  // The last entry is the one that the nearest proxy added itself.
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const address = (forwarded || request.socket.remoteAddress || '').replace(
    /^::ffff:(?=\d+\.)/,
    '',
  );
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first half of an address, `::` written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const tailGroups = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: 8 - groups.length - tailGroups.length }, () => '0');
  return [...groups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}
