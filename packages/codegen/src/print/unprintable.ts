/**
 * Reason why an operation of the model cannot be sent: a required value without a source, or an
 * answer with nothing to select. The operation is omitted and reported.
 */
export class Unprintable {
  readonly reason: string;
  /** Role of the operation in its resource, where another one is printed with it. */
  readonly role: string | undefined;

  constructor(reason: string, role?: string) {
    this.reason = reason;
    this.role = role;
  }

  /** The same of an operation whose role is known now. */
  in(role: string): Unprintable {
    return new Unprintable(this.reason, this.role ?? role);
  }
}
