/** The command was given something that it cannot work with. The message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'USAGE';
}
