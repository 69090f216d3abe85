/**
 * Converts headers of any type that `fetch` accepts to the type that Apollo Client accepts: it
 * would ignore a `Headers` object.
 */
export function plainHeaders(headers: HeadersInit = {}): Record<string, string> {
  return Symbol.iterator in headers ? Object.fromEntries(headers) : headers;
}
