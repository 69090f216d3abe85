import type { KeyArgument } from './arguments.ts';
import type { Decision } from './decision.ts';
import type { Field } from './field.ts';
import type { ArgumentPath, Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';
import type { Input, WriteOperation } from './write.ts';

/**
 * Mutation that is not a create, update or delete of a resource: `cancelOrder(input: { orderId,
 * reason })`. Its arguments are described as those of a write: `inputs` are values, each with its
 * own path (`at`); `key` and `held` are filled from the record.
 */
export interface Action extends Omit<WriteOperation, 'key' | 'record' | 'input'> {
  /** URL segment and catalogue key: `cancelOrder`, `ordersCancel`. Unique among the actions. */
  readonly name: string;
  readonly place: ActionPlace;
  readonly description?: string;
  /** Type of the record that the action changes: the type of `resource`, or a type without a list. */
  readonly type?: string;
  /** `Resource.name` of the resource whose page or list offers the action. */
  readonly resource?: string;
  /**
   * Paths of the record's key, one for each key field; for `rows`, of the key of each record. Empty
   * where no argument takes the key: for `collection`, or where the key of a child record is
   * enough. A form of the key that differs from the resource's key is in `held`.
   */
  readonly key: readonly ActionKey[];
  /**
   * Rows: the argument that says in a filter which records; `key` is then where in it their keys
   * go.
   */
  readonly filter?: ArgumentPath;
  /** Relation: the record on the other side. */
  readonly other?: ActionTarget;
  /**
   * Rows: it answers a list, which says of each record whether it was done, in the order of their
   * keys. Paths go from an element.
   */
  readonly outcomes?: PayloadErrors;
  /** Relation: it takes the link away. */
  readonly unlinks?: true;
  /**
   * Child: the part that it acts on, and where the record has it. Record: the object in it that it
   * names, `setBillingAddress`.
   */
  readonly part?: ActionTarget & {
    /** From a record of `type` to the part or the list of them: `['lines']`. */
    readonly path?: Path;
  };
  /**
   * Crud: which of the three. Rows: `remove`, where it deletes them. Of what does to several what
   * the resource does to one: which.
   */
  readonly role?: 'create' | 'update' | 'remove';
  /**
   * Singleton: `OtherQuery.name` of the query that answers what the form edits. `Input.field` names
   * what stands in the answer.
   */
  readonly reads?: string;
  /**
   * The resource that creates, updates or deletes its own by it, deletes them by another mutation
   * that is the same, does the same by the key of the record, or does to one record by another what
   * this does to several: no screen offers the action.
   */
  readonly writes?: string;
  /** The mutation that does the same by the key of the record. */
  readonly sameAs?: Path;
  /** The action cannot be undone, by its words or its effect. The screen asks for confirmation. */
  readonly destructive: boolean;
  readonly answer: ActionAnswer;
  readonly decision: Decision;
}

/**
 * Screen that offers an action.
 *
 * - `record`: page of a record and menu of its row.
 * - `rows`: selection of a list; the action takes several records.
 * - `relation`: related list on a record's page; the action links or unlinks two records.
 * - `child`: a child record that has no list of its own, on the page of its parent.
 * - `collection`: menu of a resource's list; the action takes no record.
 * - `singleton`: page of settings, for an object that exists once.
 * - `global`: page of tools; the action belongs to no resource.
 * - `session`: about the signed-in user; not offered.
 * - `crud`: creates, updates or deletes a record by a mutation that no resource uses: a second
 *   mutation for the same change, or a type that is not a resource.
 */
export type ActionPlace =
  | 'record'
  | 'rows'
  | 'relation'
  | 'child'
  | 'collection'
  | 'singleton'
  | 'global'
  | 'session'
  | 'crud';

/** A place that takes a key. */
export interface ActionKey extends KeyArgument {
  /** Asks for the key where no record gives it: on a page of tools, or because a type has no list. */
  readonly input: Input;
  /**
   * The list of input objects that has one for each record, and the place below it: `['input']` of
   * `updateProducts(input: [{ id, … }])`.
   */
  readonly each?: ArgumentPath;
}

/** Another record or child record that the action is about, besides the record whose page offers it. */
export interface ActionTarget {
  readonly type: string;
  /** `Resource.name`, where the type has a list. */
  readonly resource?: string;
  /**
   * Paths of its key. Empty where no argument takes the key: the action creates the record, or
   * finds it by another value.
   */
  readonly key: readonly ActionKey[];
}

/** Answer of a mutation. Paths start at the root field's value. */
export type ActionAnswer =
  /** The record that was acted on: it is shown anew. */
  | {
      readonly kind: 'record';
      readonly path: Path;
      readonly type: string;
      readonly resource?: string;
    }
  /** Another one, of the same type or not: it is linked. `list`: several. */
  | {
      readonly kind: 'other';
      readonly path: Path;
      readonly type: string;
      readonly resource?: string;
      readonly list: boolean;
    }
  /** A value: shown as what it is. `list`: several. */
  | {
      readonly kind: 'text' | 'number' | 'flag' | 'link' | 'file' | 'json' | 'enum';
      readonly path: Path;
      readonly type: string;
      readonly list: boolean;
    }
  /** An object of values that is no record. */
  | {
      readonly kind: 'values';
      readonly path: Path;
      readonly type: string;
      readonly list: boolean;
      readonly fields: readonly Field[];
    }
  /** Nothing, but that it was done (see `proofs`). */
  | { readonly kind: 'nothing' };
