/**
 * Names of headers with a session token: `vendure-auth-token`, `x-access-token`, `session-token`,
 * `authorization: Bearer …`. CSRF tokens and refresh tokens do not match.
 */
const tokenHeader =
  /^authorization$|^(?!.*(csrf|xsrf|refresh)).*(auth|access|session|jwt|bearer)-?token$|^x-(token|jwt)$/i;

/** Session token in the headers of a response. */
export function tokenIn(headers: Headers | undefined): string | undefined {
  const header = [...(headers ?? [])].find(
    ([name, value]) => tokenHeader.test(name) && value.trim() !== '',
  );
  return header?.[1].trim().replace(/^bearer\s+/i, '');
}
