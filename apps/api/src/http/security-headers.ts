import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Styles are made while the application runs (Emotion), and images may be shown from data;
 * everything else is our own, or named.
 */
const policy = (connectTo: readonly string[], imagesFrom: readonly string[]): string =>
  [
    "default-src 'self'",
    ...(connectTo.length > 0 ? [`connect-src 'self' ${connectTo.join(' ')}`] : []),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imagesFrom].join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Browser features that the application does not use. They are forbidden to injected scripts too. */
const permissions = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'display-capture',
]
  .map((name) => `${name}=()`)
  .join(', ');

export interface SecurityHeaders {
  readonly trustProxy: boolean;
  /**
   * Further origins that the page may send requests to: an identity provider.
   *
   * @defaultValue none
   */
  readonly connectTo?: readonly string[];
  /**
   * Further origins that the page may load images from.
   *
   * @defaultValue none
   */
  readonly imagesFrom?: readonly string[];
}

export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, connectTo = [], imagesFrom = [] }: SecurityHeaders,
): void {
  // Browsers ignore the header over plain HTTP, where an attacker could have written it.
  if (
    trustProxy &&
    String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https'
  ) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  }
  response.setHeader('Permissions-Policy', permissions);
  response.setHeader('Content-Security-Policy', policy(connectTo, imagesFrom));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}
