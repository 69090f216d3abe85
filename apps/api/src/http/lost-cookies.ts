import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Tests whether a browser on a page of this origin drops `Secure` cookies. The origin is the
 * request's `Origin`: behind a proxy that ends TLS the connection itself reveals nothing. Without
 * the header the client is no browser.
 */
export function dropsSecureCookies(origin: string | undefined): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  // Browsers take `Secure` cookies over plain HTTP from this machine alone.
  return protocol === 'http:' && !isThisMachine(hostname);
}

/**
 * Warning at the start where other machines can reach the server, and only TLS in front of it would
 * let them sign in.
 */
export function cookieWarning({
  host,
  secureCookies,
  trustProxy,
}: Pick<Config, 'host' | 'secureCookies' | 'trustProxy'>): string | undefined {
  if (!secureCookies || trustProxy || isThisMachine(isIPv6(host) ? `[${host}]` : host))
    return undefined;
  return 'From other machines people can sign in over HTTPS only: put a proxy with TLS in front (and set ADMIN_TRUST_PROXY=true), or, in a network that you trust, set ADMIN_SECURE_COOKIES=false.';
}
