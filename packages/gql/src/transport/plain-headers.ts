/**
 * Headers in any form that `fetch` takes, in the one that Apollo Client takes: of a `Headers`
 * object it would send none.
 */
export function plainHeaders(headers: HeadersInit = {}): Record<string, string> {
  return Symbol.iterator in headers ? Object.fromEntries(headers) : headers;
}
