import { AdminError, nameOf, type AdminErrorOptions } from './admin-error.ts';

/**
 * The server answered and refused to show what was asked for, with a reason of its own: a condition that it does not take, a page too far away.
 * Nothing was to be changed; a refusal of a change is a `MutationRejectedError`.
 */
export class ReadRefusedError extends AdminError {
  override readonly name = 'ReadRefusedError';
  readonly code = 'READ_REFUSED';
  /** The server's sentences: `['Page is out of range']`. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], options?: AdminErrorOptions) {
    const because = reasons.length > 0 ? `: ${reasons.join(' ')}` : '.';
    super('', { message: `The server refused to answer ${nameOf(options)}${because}`, ...options });
    this.reasons = reasons;
  }
}
