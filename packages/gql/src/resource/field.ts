import type { ResourceRecord } from './descriptor.ts';

/**
 * How a value is displayed and edited. The value in records and forms, by kind:
 *
 * | kind                                            | value                                                                   |
 * | ----------------------------------------------- | ----------------------------------------------------------------------- |
 * | string, text (long), uuid, id, enum, url, email | string                                                                  |
 * | integer, float                                  | number                                                                  |
 * | bigint                                          | string of digits: `'9007199254740993'`                                  |
 * | decimal                                         | string with a point: `'1234.50'`                                        |
 * | boolean                                         | boolean                                                                 |
 * | date                                            | `'2026-11-21'`                                                          |
 * | time                                            | `'14:30:00'`, with an offset where the database has one                 |
 * | instant                                         | ISO 8601 with offset: `'2026-11-21T11:30:00+03:00'`                     |
 * | localDateTime                                   | ISO 8601 without offset: `'2026-11-21T14:30:00'`                        |
 * | interval                                        | `IntervalValue`                                                         |
 * | range                                           | `RangeValue` of the kind in `of`                                        |
 * | json                                            | any JSON value                                                          |
 * | binary                                          | string in the encoding that `encoding` names                            |
 * | file                                            | a `File` that the user chooses, or a list of them: in forms alone       |
 * | object                                          | a nested object, see `fields`                                           |
 * | reference                                       | a nested object with key and label of the other record, see `reference` |
 */
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
  | 'file'
  | 'object'
  | 'reference';

/** An interval. Absent units are zero. */
export interface IntervalValue {
  readonly years?: number | null | undefined;
  readonly months?: number | null | undefined;
  readonly days?: number | null | undefined;
  readonly hours?: number | null | undefined;
  readonly minutes?: number | null | undefined;
  /** May have a fraction. */
  readonly seconds?: number | null | undefined;
}

/** A range. A bound of `null` is open. */
export interface RangeValue<T = unknown> {
  readonly start: RangeBound<T> | null;
  readonly end: RangeBound<T> | null;
  /** The range contains no values, and has no bounds. Absent where the server does not send it. */
  readonly isEmpty?: boolean | null | undefined;
}

/** A bound of a range. */
export interface RangeBound<T = unknown> {
  readonly value: T;
  readonly inclusive: boolean;
}

/** A possible value of a field, with its description in the schema. */
export interface EnumValue {
  readonly value: string;
  readonly description?: string | undefined;
}

/** Number of digits of a decimal that the server stores. */
export interface DecimalDigits {
  /** Number of all digits. */
  readonly precision: number;
  /** Number of digits after the point. A negative scale rounds digits before the point. */
  readonly scale: number;
}

/** An amount of money. */
export interface MoneyDescriptor {
  /** The value is in the smallest unit of the currency: `'1299'` is 12.99 €, and 1299 ¥. */
  readonly minorUnits?: boolean | undefined;
  /**
   * Name of the sibling field with the ISO 4217 code of the currency, in the same object or an
   * enclosing one; or the code itself: `'currencyCode'`, `'EUR'`.
   */
  readonly currency?: string | undefined;
}

/** A displayed field of a record. */
export interface FieldDescriptor {
  /** Response name in the record, and catalogue key. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The value is an array of values of `kind`. */
  readonly list?: boolean | undefined;
  readonly nullable: boolean;
  /** The schema's description, when it is short enough for a label: `Дата заказа`. */
  readonly description?: string | undefined;
  /**
   * Source of the title, where the name of the field describes a relation: `reportsTo` for
   * `employeeByReportsTo`.
   */
  readonly called?: string | undefined;
  /**
   * Kind `enum`: values in the schema's order. Kinds `integer` and `bigint`: accepted values, as
   * text; older records may have others.
   */
  readonly values?: readonly EnumValue[] | undefined;
  /** Kinds `decimal` and `float`: numbers with more digits are refused. */
  readonly digits?: DecimalDigits | undefined;
  /** Kind `reference`: the referenced resource. */
  readonly reference?: ReferenceDescriptor | undefined;
  /** Kind `range`: kind of its bounds. */
  readonly of?: FieldKind | undefined;
  /** Kind `binary`. */
  readonly encoding?: 'base64' | 'hex' | undefined;
  /**
   * The value may be an image. Path of response names from the value to its address; empty where
   * the value is the address.
   */
  readonly image?: readonly string[] | undefined;
  /**
   * Converts a value of a custom type to the value that the server sends, of `kind`. Absent: they
   * are the same.
   */
  serialize?(value: unknown): unknown;
  /** Kinds of numbers: the value is an amount of money. */
  readonly money?: MoneyDescriptor | undefined;
  /**
   * The server excludes the field from sorting and filtering, because its table is large and has no
   * index for it.
   */
  readonly unindexed?: boolean | undefined;
  /** Kind `object`: its fields. */
  readonly fields?: readonly FieldDescriptor[] | undefined;
}

/** Formats a value of a kind in the user's language: `say('2026-11-21', 'date')` is `'21.11.2026'`. */
export type Say = (value: unknown, kind: FieldKind) => string;

/** Reference of a field to a record of another resource, and the label of that record. */
export interface ReferenceDescriptor {
  readonly resource: string;
  /** Response names of the key fields in the nested object, in the order of that resource's key. */
  readonly key: readonly string[];
  /** Text of the nested object, see `label` of a resource. */
  label(value: ResourceRecord, say?: Say): string;
}

/** An input of a form. Its name is that of the value, its `kind` chooses the control. */
export interface InputDescriptor {
  /**
   * Name in form values: `customerId`. Unique in the form; an input inside an input object has a
   * dotted name.
   */
  readonly name: string;
  /**
   * Displayed field with the same value, for its catalogue label: `customer`. Same as `name` when
   * absent.
   */
  readonly field?: string | undefined;
  readonly kind: FieldKind;
  readonly list?: boolean | undefined;
  /** The server refuses the operation without it. */
  readonly required: boolean;
  /** `null` may be sent. */
  readonly nullable: boolean;
  readonly description?: string | undefined;
  /** Source of the title, as in `FieldDescriptor`. */
  readonly called?: string | undefined;
  readonly values?: readonly EnumValue[] | undefined;
  /** Digits of a decimal, as in `FieldDescriptor`. */
  readonly digits?: DecimalDigits | undefined;
  /** Value is the key of a record of this resource, chosen in a picker. */
  readonly reference?: {
    readonly resource: string;
    readonly keyField: string;
    /** For a list: an update adds links and cannot remove any. */
    readonly onlyAdds?: boolean | undefined;
    /**
     * For a list: an update replaces all links. Where `value` is `undefined` for a record of the
     * show document, not all of its links were read, and nothing must be sent.
     */
    readonly replaces?: boolean | undefined;
  };
  readonly of?: FieldKind | undefined;
  readonly encoding?: 'base64' | 'hex' | undefined;
  readonly money?: MoneyDescriptor | undefined;
  /** Kind `object`: inputs of the nested input object. */
  readonly inputs?: readonly InputDescriptor[] | undefined;
  /** Default value of a new record, where the schema has one. */
  readonly defaultValue?: unknown;
  /**
   * Present value in a record of the show document; `undefined` where the record does not have it
   * (the input is empty then, and only sent when it was changed).
   */
  value(record: ResourceRecord): unknown;
  /** The nested record of a reference input in a record of the show document, for its label. */
  referenced?(record: ResourceRecord): ResourceRecord | null;
}
