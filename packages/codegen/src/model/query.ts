import type { RequiredArgument } from './arguments.ts';
import type { Decision } from './decision.ts';
import type { Field } from './field.ts';
import type { Paging } from './list.ts';
import type { Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';
import type { Input } from './write.ts';

/** A query field that is no resource's list, record or count. */
export interface OtherQuery {
  readonly root: Path;
  /** URL segment and catalogue key. Unique among the queries. */
  readonly name: string;
  readonly place: QueryPlace;
  readonly description?: string;
  /** Type of the records that it is about. */
  readonly type?: string;
  readonly resource?: string;
  /** Arguments that the user fills in, each with its own path (`at`). */
  readonly inputs: readonly Input[];
  readonly required: readonly RequiredArgument[];
  readonly answer: QueryAnswer;
  /** Paging of the answer. Its arguments are not among `inputs`. */
  readonly pages?: QueryPages;
  readonly refusals?: PayloadErrors;
  /** Screens of a resource show the same: it is not offered apart. */
  readonly coveredBy?: CoveredBy;
  readonly decision: Decision;
}

/** Pages of an answer. */
export interface QueryPages {
  readonly paging: Exclude<Paging, { readonly kind: 'none' }>;
  /** Field of the answer that holds the list, where figures stand next to it. */
  readonly of?: string;
  /** From the root field's value to the number of all. */
  readonly total?: Path;
}

/**
 * Screen that offers a query.
 *
 * - `singleton`: an object that exists once.
 * - `lookup`: answers an object for arguments.
 * - `report`: numbers, statistics.
 * - `enumeration`: fixed choices.
 * - `session`: the signed-in user.
 * - `search`: over several types.
 * - `technical`: for clients and machines: a node by its id, a version, health.
 */
export type QueryPlace =
  | 'singleton'
  | 'lookup'
  | 'report'
  | 'enumeration'
  | 'session'
  | 'search'
  | 'technical';

/** Screen that already shows the answer of a query. */
export interface CoveredBy {
  /** `Resource.name`. */
  readonly resource: string;
  readonly role: 'list' | 'one' | 'count';
  readonly because: string;
}

/** Answer of a query. Paths start at the root field's value. */
export type QueryAnswer =
  /**
   * Records or objects, one or a list: what is selected of each. `resource`: they have pages of
   * their own.
   */
  | {
      readonly kind: 'values';
      readonly path: Path;
      readonly type: string;
      readonly resource?: string;
      readonly list: boolean;
      readonly fields: readonly Field[];
    }
  | {
      readonly kind: 'text' | 'number' | 'flag' | 'link' | 'json' | 'enum';
      readonly path: Path;
      readonly type: string;
      readonly list: boolean;
    }
  /**
   * Records of several types, with the selected fields by member type. A member with `resource` has
   * pages of its own.
   */
  | {
      readonly kind: 'several';
      readonly path: Path;
      readonly type: string;
      readonly list: boolean;
      readonly members: readonly {
        readonly type: string;
        readonly resource?: string;
        readonly fields: readonly Field[];
      }[];
    };
