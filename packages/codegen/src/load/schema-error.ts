/** A schema that cannot be read. The message is a sentence for the terminal: where, what, and the cause. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly code = 'SCHEMA_UNREADABLE';
}
