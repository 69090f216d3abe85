import { BaseError, nameOf, type AdminErrorOptions } from './base-error.ts';

/**
 * The server responded and refused to return the requested data, with a reason: a condition that it
 * does not support, a page out of range. A refused change is a `MutationRejectedError`.
 */
export class ReadRefusedError extends BaseError<'READ_REFUSED'> {
  /** Messages of the server, at least one: `['Page is out of range']`. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: AdminErrorOptions) {
    super('READ_REFUSED', '', {
      message: `The server refused to answer ${nameOf(options)}: ${reasons.join(' ')}`,
      ...options,
    });
    this.reasons = reasons;
  }
}
