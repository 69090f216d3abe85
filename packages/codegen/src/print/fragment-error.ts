/**
 * A fragment written by hand does not fit the schema, which is the developer's to mend: it stops
 * the run.
 */
export class FragmentError extends Error {
  override readonly name = 'FragmentError';
}
