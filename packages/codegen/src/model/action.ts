import type { KeyArgument } from './arguments.ts';
import type { Decision } from './decision.ts';
import type { Field } from './field.ts';
import type { ArgumentPath, Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';
import type { Input, WriteOperation } from './write.ts';

/**
 * A mutation that is no resource's create, update or delete: `cancelOrder(input: { orderId, reason
 * })`. What it takes and answers is said as it is of a write: values at `inputs`, each at its own
 * path (`at`), what the record gives at `key` and `held`.
 */
export interface Action extends Omit<WriteOperation, 'key' | 'record' | 'input'> {
  /** URL segment and catalogue key: `cancelOrder`, `ordersCancel`. Unique among the actions. */
  readonly name: string;
  readonly place: ActionPlace;
  readonly description?: string;
  /** Type of the record that it acts on: that of `resource`, or one without a list of its own. */
  readonly type?: string;
  /** `Resource.name`: on its page or list the action is found. */
  readonly resource?: string;
  /**
   * Where the key of the record goes, of each record for `rows`; one for each key field. Empty:
   * nothing takes it, as for `collection`, or what a part's key says is enough. A form of the key
   * that is not the resource's stands in `held`.
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
  /** Cannot be taken back, by its words or its effect: the screen asks first. */
  readonly destructive: boolean;
  readonly answer: ActionAnswer;
  readonly decision: Decision;
}

/**
 * Where an administrator looks for an action.
 *
 * - `record`: on one record: its page and the menu of its row.
 * - `rows`: on several records: the selection of a list.
 * - `relation`: links or unlinks two records: the related list on the page of the one.
 * - `child`: on a part of a record that has no list of its own, at that part.
 * - `collection`: on a resource as a whole: the menu of its list.
 * - `singleton`: on something of which there is one: a page of settings.
 * - `global`: belongs to no resource: a page of tools.
 * - `session`: about who is signed in: not offered.
 * - `crud`: creates, updates or deletes a record, and no resource does it by this mutation: another
 *   way to do the same, or there is no resource.
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

/** Another record or part that an action is about, beside the one whose page has it. */
export interface ActionTarget {
  readonly type: string;
  /** `Resource.name`, where the type has a list. */
  readonly resource?: string;
  /**
   * Where its key goes; empty where nothing takes it, because the action makes it or it is told
   * otherwise.
   */
  readonly key: readonly ActionKey[];
}

/** What a mutation answers. Paths go from the root field's value. */
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
