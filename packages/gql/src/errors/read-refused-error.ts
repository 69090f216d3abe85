import { BaseError, nameOf, type AdminErrorOptions } from './base-error.ts';

/**
 * The server answered and refused to show what was asked for, with a reason of its own: a condition
 * that it does not take, a page too far away. Nothing was to be changed; a refusal of a change is a
 * `MutationRejectedError`.
 */
export class ReadRefusedError extends BaseError<'READ_REFUSED'> {
  /** The server's sentences, at least one: `['Page is out of range']`. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: AdminErrorOptions) {
    super('READ_REFUSED', '', {
      message: `The server refused to answer ${nameOf(options)}: ${reasons.join(' ')}`,
      ...options,
    });
    this.reasons = reasons;
  }
}
