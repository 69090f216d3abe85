import type { RequiredArgument } from './arguments.ts';
import type { Decision } from './decision.ts';
import type { ArgumentPath, Path } from './path.ts';

/** How somebody signs in to the endpoint, and how to tell that it holds. */
export interface SignIn {
  /** The mutation that takes a password; absent where the schema has none. */
  readonly mutation?: {
    readonly root: Path;
    readonly identifier: ArgumentPath;
    readonly kind: 'email' | 'name';
    readonly password: ArgumentPath;
    readonly required: readonly RequiredArgument[];
    /**
     * From the root field's value to the token. Absent: a cookie or a header of the response has
     * it.
     */
    readonly token?: Path;
    /** Members of the answer's union that say no. */
    readonly errorTypes: readonly string[];
    readonly signOut?: { readonly root: Path; readonly required: readonly RequiredArgument[] };
  };
  /**
   * What is asked to learn whether a session holds: who is signed in, by its path from Query, else
   * the list of a resource.
   */
  readonly probe: { readonly viewer?: Path; readonly list?: string };
  readonly decision?: Decision;
}
