/** Fault of the network or the server in one request. */
export type Fault =
  /** The response is delayed. */
  | { readonly kind: 'latency'; readonly milliseconds: number; readonly jitter?: number }
  /** The connection breaks before the answer. */
  | { readonly kind: 'drop' }
  /** The connection breaks within the answer. */
  | { readonly kind: 'truncate' }
  /** The answer is right but calls itself `text/plain`. */
  | { readonly kind: 'contentType' }
  /** A proxy's page in place of the answer, with status 200 unless another is named. */
  | { readonly kind: 'html'; readonly status?: number }
  /** Some fields failed: `errors` together with `data`. */
  | { readonly kind: 'partialErrors' }
  /** Refused with a status: 401, 429, 503. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The request, or an event of a subscription, arrives twice. */
  | { readonly kind: 'duplicate' }
  /** The connection stays open without any further data. */
  | { readonly kind: 'halfOpen' };

/** A fault by name, for tables of all of them. */
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

/** Fault of each request in turn; `undefined` lets it pass, as does the end of the plan. */
export type FaultPlan = (attempt: number) => Fault | undefined;

/** The first `times` requests have the fault; later requests pass. */
export function burst(fault: Fault, times: number): FaultPlan {
  return (attempt) => (attempt < times ? fault : undefined);
}

/** Every request suffers the fault. */
export function always(fault: Fault): FaultPlan {
  return () => fault;
}

/** Every second request is slow, so that responses arrive out of order. */
export function reorder(milliseconds: number): FaultPlan {
  return (attempt) => (attempt % 2 === 0 ? faults.latency(milliseconds) : undefined);
}

/** Milliseconds that a fault holds the answer up. */
export function delayOf(fault: Fault | undefined, random: () => number = Math.random): number {
  return fault?.kind === 'latency' ? fault.milliseconds + random() * (fault.jitter ?? 0) : 0;
}

export const proxyPage = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';
