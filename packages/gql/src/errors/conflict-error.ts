import { BaseError, type AdminErrorOptions } from './base-error.ts';

export interface ConflictErrorOptions extends AdminErrorOptions {
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

/** Others changed the record first. Merge with its present state, and repeat. */
export class ConflictError extends BaseError<'CONFLICT'> {
  /**
   * The present record, with the fields that the mutation selects. Absent where the server does not
   * send it: fetch it then.
   */
  declare readonly current?: Readonly<Record<string, unknown>>;

  constructor(options?: ConflictErrorOptions) {
    super('CONFLICT', 'met another change.', options);
  }
}
