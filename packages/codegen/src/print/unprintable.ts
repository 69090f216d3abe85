import { FragmentError, ModelError } from './schema-path.ts';

/**
 * An operation that cannot be sent as the model has it: a required value that nothing gives. It is
 * left out, and said why.
 */
export class UnprintableOperation extends Error {
  override readonly name = 'UnprintableOperation';
  /** Role of the operation in its resource, once it is known. */
  role: string | undefined;
}

/**
 * Tells an operation that cannot be printed which one it is. A schema that does not have what the
 * model says of the operation leaves out that operation alone.
 */
export function inRole<T>(role: string, print: () => T): T {
  try {
    return print();
  } catch (error) {
    const unprintable = asUnprintable(error);
    if (!unprintable) throw error;
    unprintable.role ??= role;
    throw unprintable;
  }
}

/**
 * An error by which an operation is left out. A fragment that the developer wrote is theirs to
 * mend: that error stops the run.
 */
export function asUnprintable(error: unknown): UnprintableOperation | undefined {
  if (error instanceof UnprintableOperation) return error;
  return error instanceof ModelError && !(error instanceof FragmentError)
    ? new UnprintableOperation(error.message, { cause: error })
    : undefined;
}
