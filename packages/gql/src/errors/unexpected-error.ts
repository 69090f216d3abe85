import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** Something that no class stands for, as a rule a mistake in the program. `cause` is the original. */
export class UnexpectedError extends BaseError<'UNEXPECTED'> {
  constructor(options?: AdminErrorOptions) {
    super(
      'UNEXPECTED',
      `failed: ${options?.cause instanceof Error ? options.cause.message : String(options?.cause)}`,
      options,
    );
  }
}
