import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { AttemptLimit } from '../accounts/attempt-limit.ts';
import { clientAddress } from '../http/client-address.ts';

/** A name and a password that everybody who uses the server knows. */
export interface GateCredentials {
  readonly name: string;
  readonly password: string;
}

export interface EndpointGate {
  /** Whether the request may pass. If not, a challenge or refusal has been sent. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same for a WebSocket, which has no answer. */
  admitsUpgrade(request: IncomingMessage): boolean;
}

/** Ports of one host share a jar. */
const cookieName = ({ socket }: IncomingMessage): string => `admin-gate-${socket.localPort}`;

/**
 * A sign-in of this server's own in front of an endpoint, by Basic authentication. The browser gets
 * a cookie for it, so that `Authorization` stays free for a token of the endpoint. Neither travels
 * to the endpoint. A restart ends the cookies; browsers sign in again by themselves.
 *
 * `isSecure`: whether the browser came over HTTPS.
 */
export function createEndpointGate(
  { name, password }: GateCredentials,
  {
    trustProxy,
    isSecure,
  }: {
    readonly trustProxy: boolean;
    readonly isSecure: (request: IncomingMessage) => boolean;
  },
): EndpointGate {
  const secret = randomBytes(32);
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  const pass = digest('a browser that has signed in').toString('base64url');
  const expected = digest(`Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`);
  const failures = new AttemptLimit({
    free: 10,
    delay: 30_000,
    maxDelay: 15 * 60_000,
    window: 60 * 60_000,
  });

  const hasPass = (request: IncomingMessage): boolean => {
    const cookie = parseCookie(request.headers.cookie ?? '')[cookieName(request)];
    return cookie !== undefined && timingSafeEqual(digest(cookie), digest(pass));
  };
  /** A request without credentials is no attempt. */
  const check = (request: IncomingMessage): 'admitted' | 'refused' | 'waiting' => {
    const { authorization } = request.headers;
    if (authorization === undefined || !/^basic /i.test(authorization)) return 'refused';
    const address = clientAddress(request, { trustProxy });
    if (failures.wait(address) > 0) return 'waiting';
    const digestOfRequest = digest(authorization.replace(/^basic\s+/i, 'Basic '));
    if (timingSafeEqual(digestOfRequest, expected)) {
      failures.forget(address);
      return 'admitted';
    }
    failures.fail(address);
    return 'refused';
  };
  /** Credentials for this server are not sent to the endpoint. */
  const withoutBasic = (request: IncomingMessage): void => {
    if (/^basic /i.test(request.headers.authorization ?? '')) delete request.headers.authorization;
  };

  return {
    admit(request, response) {
      const outcome = hasPass(request) ? 'admitted' : check(request);
      if (outcome === 'admitted') {
        withoutBasic(request);
        const secure = isSecure(request) ? '; Secure' : '';
        if (!hasPass(request))
          response.setHeader(
            'Set-Cookie',
            `${cookieName(request)}=${pass}; Path=/; HttpOnly; SameSite=Strict${secure}`,
          );
        return true;
      }
      if (outcome === 'waiting') response.writeHead(429, { 'Retry-After': '30' });
      else response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="admin", charset="UTF-8"' });
      response.end(outcome === 'waiting' ? 'Too many attempts.' : 'Sign in.');
      return false;
    },
    admitsUpgrade(request) {
      const isAdmitted = hasPass(request) || check(request) === 'admitted';
      withoutBasic(request);
      return isAdmitted;
    },
  };
}
