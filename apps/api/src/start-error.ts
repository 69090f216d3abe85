/** Something that the person at the terminal must put right: one sentence about it, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}
