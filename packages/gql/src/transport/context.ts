/** Type of `context` of an operation: Apollo Client's options, and those of our links. */
export type { DefaultContext } from '@apollo/client';

/** Progress of an upload in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The bearer token; `undefined` sends none. */
export type GetToken = () => string | undefined | Promise<string | undefined>;

declare module '@apollo/client' {
  /** Options of our links in `context`, per operation. */
  interface DefaultContext {
    /**
     * Milliseconds after which the operation is aborted; overrides the limit of the client. `0`
     * never aborts.
     */
    timeout?: number | undefined;
    /** Makes a mutation repeatable: the server executes it once per key. Sent as `idempotency-key`. */
    idempotencyKey?: string | undefined;
    /**
     * Types that a mutation writes; overrides the rules: `['Order']`. `[]` for a mutation that
     * affects no query. A mutation that was not generated may have changed anything by default.
     */
    writes?: readonly string[] | undefined;
    /**
     * Promise that resolves after the last mutation of the series that this mutation belongs to.
     * The data that the series makes stale is refetched then, and every five seconds before,
     * instead of after each mutation.
     */
    series?: Promise<unknown> | undefined;
    /** The query is prefetched for a screen that will send it, see `createHeadStartLink`. */
    headStart?: boolean | undefined;
    /** Progress callback of an upload. */
    onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
    /** Reads the current token when a subscription reconnects; set by `createTokenLink`. */
    getToken?: GetToken | undefined;
  }
}
