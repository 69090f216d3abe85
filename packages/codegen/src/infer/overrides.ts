/** What configuration says where inference would say otherwise. All parts are optional; resources are named by their record type. */
export interface AdminOverrides {
  /** Only these record types become resources. */
  readonly include?: readonly string[];
  /** These record types do not. */
  readonly exclude?: readonly string[];
  /** Values of required arguments, wherever they occur: `{ shop: 'main' }`. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly resources?: Readonly<Record<string, ResourceOverrides>>;
}

export interface ResourceOverrides {
  /** URL segment and catalogue key. */
  readonly name?: string;
  /** Fields that identify a record. */
  readonly key?: readonly string[];
  /** Fields that stand for a record in a link, each with dots: `['customer.name']`. */
  readonly label?: readonly string[];
  /** Root fields, with dots below a namespace; `null` takes the role away. */
  readonly list?: string;
  readonly one?: string | null;
  readonly count?: string | null;
  readonly create?: string | null;
  readonly update?: string | null;
  readonly remove?: string | null;
  /** Values of required arguments of this resource's operations. */
  readonly arguments?: Readonly<Record<string, unknown>>;
}
