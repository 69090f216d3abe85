import type { Path } from './path.ts';

export type FieldKind =
  | 'string'
  | 'text'
  | 'url'
  | 'email'
  | 'uuid'
  | 'id'
  | 'integer'
  | 'bigint'
  | 'decimal'
  | 'float'
  | 'boolean'
  | 'enum'
  | 'date'
  | 'time'
  | 'instant'
  | 'localDateTime'
  | 'interval'
  | 'range'
  | 'json'
  | 'binary'
  | 'object'
  | 'reference';

export interface KeyField {
  readonly field: string;
  /**
   * Where the value is when it is no field of the record itself: `['sys', 'id']`. `field` is then a
   * name made for it: `sysId`.
   */
  readonly path?: Path;
  readonly kind: FieldKind;
}

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Named GraphQL type: `BigFloat`, `OrderStatus`, `Customer`. */
  readonly type: string;
  readonly list: boolean;
  readonly nullable: boolean;
  readonly description?: string;
  /**
   * What people know the field by, where its name says how the record is found: `reportsTo` for
   * `employeeByReportsTo`.
   */
  readonly called?: string;
  /**
   * Arguments that must be given a value for the field to be selected; the field is left out where
   * one has none.
   */
  readonly requiredArguments?: readonly string[];
  /** Kind `enum`. Of integers those that the schema says by `@choices` to be taken, as text. */
  readonly values?: readonly { readonly value: string; readonly description?: string }[];
  /** What the schema says by `@decimal` of a number: how many digits of it the server keeps. */
  readonly digits?: { readonly precision: number; readonly scale: number };
  /** Kind `reference`. */
  readonly reference?: {
    /** `Resource.name`. */
    readonly resource: string;
    /**
     * The scalar beside it that holds the key, one per key field of that resource:
     * `['customerId']`. Absent where there is none.
     */
    readonly via?: readonly string[];
    /**
     * Path from the field to the records, for a list behind a connection: `['nodes']`; to the
     * record, inside an envelope: `['data']`.
     */
    readonly records?: Path;
  };
  /**
   * Kind `range`: kind of the bounds, and where the parts are: `start`, `end`, `value`, `inclusive`
   * by name.
   */
  readonly of?: FieldKind;
  readonly encoding?: 'base64' | 'hex';
  /**
   * The value is a picture: path from it to the address, which is empty where the value is the
   * address.
   */
  readonly image?: Path;
  /**
   * The schema says by `@unindexed` that its lists are not sorted and filtered by the field,
   * because that would be slow.
   */
  readonly unindexed?: boolean;
  /** Kinds `object`, `interval`, `range`: what is selected inside. */
  readonly fields?: readonly Field[];
  /** Whether the default row fragment has it, and whether its column is shown at first. */
  readonly inRow: boolean;
  readonly column: boolean;
}
