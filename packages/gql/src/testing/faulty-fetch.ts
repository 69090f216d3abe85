import { delayOf, proxyPage, type FaultPlan } from './faults.ts';

/**
 * A `fetch` that suffers faults, for tests without a server of their own and for trying an
 * application in a bad network by hand. A dropped request fails with `fetch`'s own `TypeError`.
 *
 * ```ts
 * createAdminClient({ schema, fetch: faultyFetch(burst(faults.status(401), 3)) });
 * ```
 */
export function faultyFetch(
  plan: FaultPlan,
  fetcher: typeof globalThis.fetch = globalThis.fetch,
  random: () => number = Math.random,
): typeof globalThis.fetch {
  let attempts = 0;
  return async (input, init) => {
    const fault = plan(attempts);
    attempts += 1;
    const signal = init?.signal ?? undefined;
    switch (fault?.kind) {
      case 'latency':
        await pause(delayOf(fault, random), signal);
        break;
      case 'drop':
        throw new TypeError('fetch failed');
      case 'halfOpen':
        await pause(Infinity, signal);
        break;
      case 'status':
        return new Response('', {
          status: fault.status,
          headers:
            fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
        });
      case 'html':
        return new Response(proxyPage, {
          status: fault.status ?? 200,
          headers: { 'content-type': 'text/html' },
        });
      case 'duplicate':
        await (await fetcher(input, init)).arrayBuffer();
        break;
      case 'truncate':
        return replaced(await fetcher(input, init), (text) =>
          text.slice(0, Math.floor(text.length / 2)),
        );
      case 'contentType':
        return replaced(await fetcher(input, init), (text) => text, 'text/plain');
      case 'partialErrors':
        return replaced(await fetcher(input, init), (text) =>
          JSON.stringify({ ...JSON.parse(text), errors: [partialError] }),
        );
      case undefined:
        break;
    }
    return fetcher(input, init);
  };
}

export const partialError = {
  message: 'A part of it failed.',
  path: ['part'],
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

async function replaced(
  response: Response,
  replace: (text: string) => string,
  type = response.headers.get('content-type') ?? 'application/json',
): Promise<Response> {
  return new Response(replace(await response.text()), {
    status: response.status,
    headers: { 'content-type': type },
  });
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
