/** What `context` of an operation may have: Apollo Client's own, with what our links read. */
export type { DefaultContext } from '@apollo/client';

/** Progress of an upload in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The bearer token; `undefined` sends none. */
export type GetToken = () => string | undefined | Promise<string | undefined>;

declare module '@apollo/client' {
  /** What our links read from `context`, per operation. */
  interface DefaultContext {
    /**
     * Milliseconds until this operation is aborted, in place of the client's limit; `0` never
     * aborts.
     */
    timeout?: number | undefined;
    /**
     * Makes a mutation safe to repeat: the server carries it out once per key. Sent as
     * `idempotency-key`.
     */
    idempotencyKey?: string | undefined;
    /**
     * Types that a mutation writes, in place of what is known of it: `['Order']`. `[]` for one that
     * changes nothing that any query shows. Of a mutation that was not generated, neither by hand
     * nor with a resource, it is assumed that it can have changed anything.
     */
    writes?: readonly string[] | undefined;
    /**
     * Ends with the last of the writes that one of them belongs to. What they make stale is asked
     * for again then, and every five seconds until then, in place of after each.
     */
    series?: Promise<unknown> | undefined;
    /** The query is sent ahead of the screen that will ask it, for `createHeadStartLink`. */
    headStart?: boolean | undefined;
    /** Called while files go up. */
    onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
    /**
     * Where a subscription that is opened again finds the token of that moment; set by
     * `createTokenLink`.
     */
    getToken?: GetToken | undefined;
  }
}
