/** Fault of the network or the server in one request. */
export type Fault =
  /** The response is delayed. */
  | { readonly kind: 'latency'; readonly milliseconds: number; readonly jitter?: number }
  /** The connection breaks before the response. */
  | { readonly kind: 'drop' }
  /** The connection breaks within the response. */
  | { readonly kind: 'truncate' }
  /** The response is correct, but has the content type `text/plain`. */
  | { readonly kind: 'contentType' }
  /** An HTML page of a proxy instead of the response, with status 200 by default. */
  | { readonly kind: 'html'; readonly status?: number }
  /** Some fields failed: `errors` together with `data`. */
  | { readonly kind: 'partialErrors' }
  /** A response with an error status: 401, 429, 503. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The request, or an event of a subscription, arrives twice. */
  | { readonly kind: 'duplicate' }
  /** The connection stays open without any further data. */
  | { readonly kind: 'halfOpen' };

/** Faults by name. */
export const faults = {
  latency: (milliseconds: number, jitter = 0): Fault => ({ kind: 'latency', milliseconds, jitter }),
  drop: (): Fault => ({ kind: 'drop' }),
  truncate: (): Fault => ({ kind: 'truncate' }),
  contentType: (): Fault => ({ kind: 'contentType' }),
  html: (status?: number): Fault => ({ kind: 'html', ...(status !== undefined && { status }) }),
  partialErrors: (): Fault => ({ kind: 'partialErrors' }),
  status: (status: number, retryAfter?: number): Fault => ({
    kind: 'status',
    status,
    ...(retryAfter !== undefined && { retryAfter }),
  }),
  duplicate: (): Fault => ({ kind: 'duplicate' }),
  halfOpen: (): Fault => ({ kind: 'halfOpen' }),
} as const;

/** Fault of each request by its index; `undefined` for none. */
export type FaultPlan = (attempt: number) => Fault | undefined;

/** The first `times` requests have the fault; later requests pass. */
export function burst(fault: Fault, times: number): FaultPlan {
  return (attempt) => (attempt < times ? fault : undefined);
}

/** Every request has the fault. */
export function always(fault: Fault): FaultPlan {
  return () => fault;
}

/** Every second request is slow, so that responses arrive out of order. */
export function reorder(milliseconds: number): FaultPlan {
  return (attempt) => (attempt % 2 === 0 ? faults.latency(milliseconds) : undefined);
}

/** Delay of a fault in milliseconds. */
export function delayOf(fault: Fault | undefined, random: () => number = Math.random): number {
  return fault?.kind === 'latency' ? fault.milliseconds + random() * (fault.jitter ?? 0) : 0;
}

export const proxyPage = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';
