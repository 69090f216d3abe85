/** Why the model says what it says. */
export interface Decision {
  /** `type`, `list`, `paging`, `key`, `one`, `count`, `sort`, `filter`, `create`, … */
  readonly role: string;
  readonly choice: string;
  readonly rule: string;
  /**
   * 0 to 1, where evidence was weighed. Absent where a place in the schema was read: `rule` names
   * the reading.
   */
  readonly confidence?: number;
  readonly evidence: string;
  readonly rejected: readonly { readonly choice: string; readonly because: string }[];
}

export interface Problem {
  /** Type, field or argument: `Order.total`. */
  readonly subject: string;
  readonly message: string;
  readonly remedy: string;
}
