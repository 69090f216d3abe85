import type { RecordArgument, KeyArgument, RequiredArgument } from './arguments.ts';
import type { Field, FieldKind } from './field.ts';
import type { ArgumentPath, Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';

export interface WriteOperation {
  /** Path of fields from Mutation. */
  readonly root: Path;
  /** Arguments that take the key, one per key field. Empty for a create. */
  readonly key: readonly KeyArgument[];
  /**
   * Path of the values: `['input', 'patch']`; `[]` where each value is an argument. Absent for a
   * remove.
   */
  readonly input?: {
    readonly path: ArgumentPath;
    /** Named input type, absent for `[]`. */ readonly type?: string;
    readonly list: boolean;
  };
  readonly inputs: readonly Input[];
  /**
   * Of a create: names of inputs of the update that link other records. The create would make anew
   * what they link, so they are sent by an update once the record is there.
   */
  readonly afterwards?: readonly string[];
  /**
   * Further values of the record that the mutation needs: a version, the key of a parent that
   * addresses the record.
   */
  readonly recordArguments: readonly RecordArgument[];
  /**
   * From the root field's value to the record; absent where the payload does not hold it. A list
   * stands for its first element.
   */
  readonly record?: Path;
  readonly errors?: PayloadErrors;
  /** Fields of the payload that prove the write, besides the record. */
  readonly proofs?: readonly Proof[];
  readonly required: readonly RequiredArgument[];
}

/**
 * A value of a payload that shows that something was written: `true`, a number above 0, a list that
 * is not empty, a value that is not null.
 */
export interface Proof {
  /** From the root field's value; `[]` for itself. */
  readonly path: Path;
  readonly kind: 'flag' | 'count' | 'list' | 'value';
}

export interface Input {
  /** Key in the input object, or name of the argument. */
  readonly name: string;
  /** Path of the argument, when it is outside the object of values: `['channelId']`. */
  readonly at?: ArgumentPath;
  /** Record field that shows the same value: `customer` for `customerId`. */
  readonly field?: string;
  /** Name for labels, where the input's own name does not serve: `products` for `productIds`. */
  readonly called?: string;
  /** `file`: the user chooses one, and the request carries it. */
  readonly kind: FieldKind | 'file';
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description?: string;
  readonly values?: Field['values'];
  readonly digits?: Field['digits'];
  readonly defaultValue?: unknown;
  readonly of?: FieldKind;
  readonly encoding?: 'base64' | 'hex';
  /** The value is the key of a record of this resource. `wrap` goes around it: `['connect', 'id']`. */
  readonly reference?: {
    readonly resource: string;
    readonly keyField: string;
    readonly wrap?: Path;
    /**
     * List whose `wrap` adds links: wrapper of the keys to remove, `['disconnect', 'id']`; null
     * where the schema cannot remove a link. Absent where the list is sent completely.
     */
    readonly unlink?: Path | null;
    /** Of a list that the record does not hold as a value: how a form reads the present links. */
    readonly links?: PresentLinks;
  };
  /** Wrapping around a plain value: `['set']` for `{ set: … }`. */
  readonly wrap?: Path;
  /** Kinds `object`, `interval`, `range`: inputs inside. */
  readonly inputs?: readonly Input[];
}

/**
 * Links that a record has, read from a field of it that lists them. Names of the response are made
 * of that of the field.
 */
export interface PresentLinks {
  /** The field of the record: `tags`. */
  readonly field: string;
  /** From its value to the list of records. */
  readonly records: Path;
  /** Tells what it lists apart. */
  readonly key: string;
  /**
   * Arguments for the first links in the order of `key`: `{ limit: 100, sort: ['id'] }`. Absent
   * where it has no pages.
   */
  readonly page?: Readonly<Record<string, unknown>>;
  /**
   * Arguments for the last link alone: `{ limit: 1, sort: ['-id'] }`. If it is not among the first
   * page, there are more links, and a complete list would remove them.
   */
  readonly last?: Readonly<Record<string, unknown>>;
  /**
   * It lists rows between the two records, and this field of a row is the record that is linked:
   * `tags_id`. `wrap` of the reference goes from a new row to the key.
   */
  readonly through?: string;
}
