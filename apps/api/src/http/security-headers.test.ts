import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { setSecurityHeaders, type SecurityHeaders } from './security-headers.ts';

function policy(origins: Omit<SecurityHeaders, 'trustProxy'> = {}): string {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setSecurityHeaders(request, response, { trustProxy: false, ...origins });
  return String(response.getHeader('content-security-policy'));
}

it('lets pages ask the origins that are configured, and no others', () => {
  expect(policy({ connectTo: ['https://id.example.com'] })).toContain(
    "; connect-src 'self' https://id.example.com;",
  );
  expect(policy()).not.toContain('connect-src');
});

it('lets pages show images of the origins that are configured, and no others', () => {
  expect(
    policy({ imagesFrom: ['https://cdn.example.com', 'https://api.example.com:8443'] }),
  ).toContain("; img-src 'self' data: blob: https://cdn.example.com https://api.example.com:8443;");
  expect(policy()).toContain("; img-src 'self' data: blob:;");
});

function strictTransport(forwardedProto: string | undefined, trustProxy: boolean): unknown {
  const request = new IncomingMessage(new Socket());
  if (forwardedProto !== undefined) request.headers['x-forwarded-proto'] = forwardedProto;
  const response = new ServerResponse(request);
  setSecurityHeaders(request, response, { trustProxy });
  return response.getHeader('strict-transport-security');
}

it('tells browsers to stay with HTTPS where a trusted proxy says that it was used, and nowhere else', () => {
  expect(strictTransport('https', true)).toBe('max-age=31536000');
  expect(strictTransport('https, http', true)).toBeUndefined();
  expect(strictTransport('https', false)).toBeUndefined();
  expect(strictTransport(undefined, true)).toBeUndefined();
});
