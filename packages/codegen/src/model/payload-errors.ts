import type { Path } from './path.ts';

/** User errors as data. Paths go from the root field's value. */
export interface PayloadErrors {
  /**
   * `fields`: a list of errors in the payload. `union`: the payload is a union, and these members
   * are errors. `flag`: the value at `path` tells whether the mutation succeeded; `message`, a
   * sibling field, holds the reason if there is one.
   */
  readonly kind: 'fields' | 'union' | 'flag';
  readonly path: Path;
  /** Union: member types that are errors, and the one that is the result. */
  readonly errorTypes?: readonly string[];
  readonly successType?: string;
  /** In an error: the text, the input it is about (a name or a list of names), a code. */
  readonly message: string;
  readonly field?: string;
  readonly fieldList?: boolean;
  readonly code?: string;
  /** Flag: values of an enum that say no; absent for a boolean, whose `false` does. */
  readonly refused?: readonly string[];
  /** The error list holds plain strings. */
  readonly plain?: boolean;
}
