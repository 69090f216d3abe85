import type { RequiredArgument } from './arguments.ts';
import type { Decision } from './decision.ts';
import type { ArgumentPath, Path } from './path.ts';

/** Sign-in mutation of the endpoint and the query that tests a session. */
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
   * Query that tests a session: `viewer` is the path from Query of the signed-in user; `list` names
   * a resource whose list is read where no query answers the viewer.
   */
  readonly probe: { readonly viewer?: Path; readonly list?: string };
  readonly decision?: Decision;
}
