/**
 * A schema that cannot be read. The message is a sentence for the terminal: where, what, and the
 * cause.
 */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly code = 'SCHEMA_UNREADABLE';
}

/** Advice for a schema without resources. */
export const nothingToAdminister =
  'The schema has no resources: no query field answers a list of objects that have an identifier. Add one such as `orders(first: Int): [Order!]!`, or name a type in `admin.include`.';
