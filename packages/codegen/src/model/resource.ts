import type { Decision } from './decision.ts';
import type { Dimension } from './dimension.ts';
import type { Field, KeyField } from './field.ts';
import type { CountOperation, ListOperation } from './list.ts';
import type { NestedList } from './nested.ts';
import type { OneOperation } from './one.ts';
import type { Path } from './path.ts';
import type { WriteOperation } from './write.ts';

/**
 * Resource as plain data: its names in the schema and its operations. An absent operation is absent
 * in the schema.
 */
export interface Resource {
  /** URL segment and catalogue key: `orders`, `orderItems`. Unique in the schema. */
  readonly name: string;
  /** Type of a record: object, interface or union. */
  readonly type: string;
  readonly description?: string;
  /**
   * Fields of the record that identify it, in order. None: its list is read, and nothing else is
   * known to be done with its records.
   */
  readonly key: readonly KeyField[];
  /**
   * Fields that fetch the record's page where its query does not take the key: `slug`. Every row
   * selects them, and the page's URL has them after the key.
   */
  readonly address?: readonly KeyField[];
  /**
   * Paths of the fields that name a record in a link: `[['number']]`, `[['firstName'],
   * ['lastName']]`, `[['order', 'number'], ['paidAt']]`. Empty: the key.
   */
  readonly label: readonly Path[];
  readonly fields: readonly Field[];
  /**
   * The field of the record that holds all `fields` but the key: `attributes` of `{ id, attributes
   * { title } }`.
   */
  readonly envelope?: string;
  /** Arguments that decide which state or language of its records is meant. Absent: none. */
  readonly dimensions?: readonly Dimension[];
  readonly list?: ListOperation;
  readonly one?: OneOperation;
  readonly count?: CountOperation;
  readonly create?: WriteOperation;
  readonly update?: WriteOperation;
  readonly remove?: WriteOperation;
  readonly changes?: SubscriptionOperation;
  /** Lists of other resources whose records point to this one. */
  readonly related: readonly Related[];
  /** Records have a parent of their own type, and the list can be filtered by the parent. */
  readonly tree?: Tree;
  /** Conditions of the list by which it could be one: those that `tree` of a definition may name. */
  readonly treeBy?: readonly string[];
  /** Lists that a record holds itself, where `related` does not show the same. */
  readonly nested: readonly NestedList[];
  /** Type of the records that hold the list which made it a resource: no query field lists its own. */
  readonly within?: string;
  /** Its list has the records of who is signed in alone: a section of their page. */
  readonly ofViewer?: true;
  readonly decisions: readonly Decision[];
}

export interface Related {
  /**
   * Field of this type that lists them (`orders`), else the reference that points back. Catalogue
   * key.
   */
  readonly name: string;
  readonly description?: string;
  readonly resource: string;
  /** Filter conditions of that resource's list, and the field of this record whose value each takes. */
  readonly on: readonly { readonly filter: string; readonly key: string }[];
}

export interface Tree {
  /**
   * Condition of the list that says which record another is in: `parentId`. It compares with a key,
   * and with nothing for those at the top.
   */
  readonly filter: string;
  /** Field of the record that stands there: `id`. */
  readonly key: string;
}

export interface SubscriptionOperation {
  readonly root: Path;
  readonly record?: Path;
}
