/**
 * An operation that cannot be sent as the model has it: a required value that nothing gives. It is
 * left out, and said why.
 */
export class UnprintableOperation extends Error {
  override readonly name = 'UnprintableOperation';
  /** Role of the operation in its resource, once it is known. */
  role: string | undefined;
}

/** Tells an operation that cannot be printed which one it is. */
export function inRole<T>(role: string, print: () => T): T {
  try {
    return print();
  } catch (error) {
    if (error instanceof UnprintableOperation) error.role ??= role;
    throw error;
  }
}
