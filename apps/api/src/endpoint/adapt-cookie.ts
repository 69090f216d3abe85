/** Stands before a name whose prefix (`__Host-`, `__Secure-`) browsers take over HTTPS only. */
const plain = 'plain';

/**
 * A cookie of the endpoint as one of this server: without the endpoint's domain and path. Over
 * plain HTTP it loses `Secure`, and what browsers take together with it only: `SameSite=None`,
 * `Partitioned` and the prefix of a name.
 */
export function adaptCookie(cookie: string, { secure }: { readonly secure: boolean }): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^(domain|path)=/i.test(attribute));
  if (secure) return [pair, 'Path=/', ...kept].join('; ');
  const adapted = kept
    .filter((attribute) => !/^(secure|partitioned)$/i.test(attribute))
    .map((attribute) => attribute.replace(/^samesite=none$/i, 'SameSite=Lax'));
  return [/^__(host|secure)-/i.test(pair) ? plain + pair : pair, 'Path=/', ...adapted].join('; ');
}

/** The cookies of a request as the endpoint knows them. */
export function restoreCookies(header: string): string {
  return header.replace(new RegExp(`(^|;\\s*)${plain}(?=__(host|secure)-)`, 'gi'), '$1');
}
