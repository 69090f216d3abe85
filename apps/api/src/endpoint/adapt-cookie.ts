import { createHash } from 'node:crypto';

/** `__Host-` and `__Secure-` before a name: browsers take such cookies over HTTPS only. */
const securityPrefix = /^__(?:host|secure)-/i;

/**
 * Renames an endpoint's cookies for this server. All ports of a host share their cookies. A mark in
 * the name distinguishes the endpoint's cookies from those of other applications, which are not
 * sent to the endpoint.
 */
export interface EndpointCookies {
  /**
   * A cookie that the endpoint sets, as one of this server: without the endpoint's domain and path.
   * Over plain HTTP it loses `Secure`, and what browsers take together with it only:
   * `SameSite=None` and `Partitioned`.
   */
  adapt(cookie: string, options: { readonly secure: boolean }): string;
  /** Cookies of a request that the endpoint has set, with their original names; `''` for none. */
  restore(header: string): string;
}

export function createEndpointCookies(endpoint: URL): EndpointCookies {
  const digest = createHash('sha256').update(endpoint.origin + endpoint.pathname);
  const mark = `ep-${digest.digest('hex').slice(0, 12)}-`;
  const ofEndpoint = new RegExp(`^(__(?:host|secure)-)?${mark}`, 'i');
  return {
    adapt(cookie, { secure }) {
      const [pair = '', ...attributes] = cookie.split(';').map((attribute) => attribute.trim());
      const remaining = attributes.filter((attribute) => !/^(domain|path)=/i.test(attribute));
      // With the prefix in front a browser holds the cookie to it; over plain HTTP it drops it.
      if (secure) {
        const [prefix = ''] = securityPrefix.exec(pair) ?? [];
        return [prefix + mark + pair.slice(prefix.length), 'Path=/', ...remaining].join('; ');
      }
      const adapted = remaining
        .filter((attribute) => !/^(secure|partitioned)$/i.test(attribute))
        .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'));
      return [mark + pair, 'Path=/', ...adapted].join('; ');
    },
    restore: (header) =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => ofEndpoint.test(pair))
        .map((pair) => pair.replace(ofEndpoint, '$1'))
        .join('; '),
  };
}
