/** Milliseconds that a start waits for an endpoint. */
const longestWait = 5000;

/**
 * Tests whether an endpoint refuses anonymous requests. Some endpoints answer a status, some an
 * error, and some a schema without the protected fields. An endpoint that is unreachable or fails
 * counts as not refusing.
 *
 * @param headers headers of every request
 * @param query query of data for signed-in users
 */
export async function refusesStrangers(
  endpoint: URL,
  headers: Readonly<Record<string, string>>,
  query: string,
): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...headers,
      },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(longestWait),
    });
    if (response.status === 401 || response.status === 403) return true;
    if (response.status >= 500 || response.status === 429) return false;
    const body: unknown = await response.json();
    return isRefusal(body);
  } catch {
    return false;
  }
}

const isRefusal = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'errors' in body &&
  Array.isArray(body.errors) &&
  body.errors.length > 0 &&
  !('data' in body && hasValue(body.data));

const hasValue = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
