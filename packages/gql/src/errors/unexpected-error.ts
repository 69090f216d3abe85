import { AdminError, type AdminErrorOptions } from './admin-error.ts';

/** Something that no class stands for, as a rule a mistake in the program. `cause` is the original. */
export class UnexpectedError extends AdminError {
  override readonly name = 'UnexpectedError';
  readonly code = 'UNEXPECTED';

  constructor(options?: AdminErrorOptions) {
    super(`failed: ${options?.cause instanceof Error ? options.cause.message : String(options?.cause)}`, options);
  }
}
