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
  /** What it asks for, each at its own path (`at`). */
  readonly inputs: readonly Input[];
  readonly required: readonly RequiredArgument[];
  readonly answer: QueryAnswer;
  /** How its answer is asked for page by page; nothing of that is among the inputs. */
  readonly pages?: QueryPages;
  readonly refusals?: PayloadErrors;
  /** Screens of a resource show the same: it is not offered apart. */
  readonly coveredBy?: CoveredBy;
  readonly decision: Decision;
}

/** Pages of an answer. */
export interface QueryPages {
  readonly paging: Exclude<Paging, { readonly kind: 'none' }>;
  /** Field of the answer whose list it is, where that stands beside figures. */
  readonly of?: string;
  /** From the root field's value to the number of all. */
  readonly total?: Path;
}

/**
 * Where an administrator looks for the answer of a query.
 *
 * - `singleton`: something of which there is one. `lookup`: needs arguments, and answers something
 *   that is asked for.
 * - `report`: numbers, statistics. `enumeration`: fixed choices. `session`: who is signed in.
 *   `search`: over several types.
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

/** What shows what a query answers. */
export interface CoveredBy {
  /** `Resource.name`. */
  readonly resource: string;
  readonly role: 'list' | 'one' | 'count';
  readonly because: string;
}

/** What a query answers. Paths go from the root field's value. */
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
  /** Of several types: by member type, what is selected of it. `resource`: it has pages of its own. */
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
