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
   * Path of the value where it is not a direct field of the record: `['sys', 'id']`. `field` is
   * then a generated name: `sysId`.
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
   * Name for labels, where the field's own name says how the record is found: `reportsTo` for
   * `employeeByReportsTo`.
   */
  readonly called?: string;
  /**
   * Arguments that must be given a value for the field to be selected; the field is left out where
   * one has none.
   */
  readonly requiredArguments?: readonly string[];
  /** Kind `enum`. Of an integer, the values that `@choices` of the schema allows, as text. */
  readonly values?: readonly { readonly value: string; readonly description?: string }[];
  /** Precision and scale of a number, from `@decimal` of the schema. */
  readonly digits?: { readonly precision: number; readonly scale: number };
  /** Kind `reference`. */
  readonly reference?: {
    /** `Resource.name`. */
    readonly resource: string;
    /**
     * Sibling scalars that hold the key, one per key field of that resource: `['customerId']`.
     * Absent where there are none.
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
  /**
   * `inRow`: the default row fragment selects the field. `column`: its column is visible by
   * default.
   */
  readonly inRow: boolean;
  readonly column: boolean;
}
