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

/** What the application never asks of a browser; a script that got in should not either. */
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
   * Origins beside its own that the page may send requests to: a provider that people sign in at. @defaultValue
   * none
   */
  readonly connectTo?: readonly string[];
  /** Origins beside its own that the page may show images from. @defaultValue none */
  readonly imagesFrom?: readonly string[];
}

export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, connectTo = [], imagesFrom = [] }: SecurityHeaders,
): void {
  // Browsers ignore it over plain HTTP, where anybody on the way could have written it.
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
