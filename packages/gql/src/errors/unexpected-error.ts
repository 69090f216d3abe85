import { BaseError, type AdminErrorOptions } from './base-error.ts';

/** An error without a class of its own, usually a bug. `cause` is the original error. */
export class UnexpectedError extends BaseError<'UNEXPECTED'> {
  constructor(options?: AdminErrorOptions) {
    super(
      'UNEXPECTED',
      `failed: ${options?.cause instanceof Error ? options.cause.message : String(options?.cause)}`,
      options,
    );
  }
}
