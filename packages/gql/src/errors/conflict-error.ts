import { BaseError, type AdminErrorOptions } from './base-error.ts';

export interface ConflictErrorOptions extends AdminErrorOptions {
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

/** Somebody else changed the record first. Merge with what it holds now, and repeat. */
export class ConflictError extends BaseError<'CONFLICT'> {
  /**
   * What the record holds now, with the fields that the mutation selects of it. Absent where the
   * server does not say: load it again.
   */
  declare readonly current?: Readonly<Record<string, unknown>>;

  constructor(options?: ConflictErrorOptions) {
    super('CONFLICT', 'met another change.', options);
  }
}
