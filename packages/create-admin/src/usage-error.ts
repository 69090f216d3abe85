/** What a person can put right: one sentence, and what to do. Shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
