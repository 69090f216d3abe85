/** Message of an error, in one line. */
export function messageOf(error: unknown): string {
  // Several addresses refused: the reasons are inside.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
