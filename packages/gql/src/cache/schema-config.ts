import type { Scalar } from '@apollo/client/cache';

/**
 * Rules of a schema that the cache needs from the start, as plain data: generated, committed,
 * passed to `createAdminClient({ schema })`. The generated configuration describes scalars and
 * handwritten documents; each resource brings its own rules, see `addCacheRules`. The bundle
 * contains nothing else of the schema, and nothing is introspected at run time. Empty rules are
 * omitted.
 */
export interface SchemaConfig {
  /** Description of the schema: `Sample shop`. Absent where it has none. */
  readonly description?: string;
  /**
   * Rules by type name, for the types that documents use:
   *
   * - identity: `{ keyFields: ['orderId', 'productId'] }`; omitted where `id` or `_id` identifies; `{
   *   keyFields: false, merge: true }` for values without identity (connections, `PageInfo`,
   *   embedded objects), so that documents with different selections of a value do not overwrite
   *   each other's fields;
   * - `fields.<name>.merge: false` for every field that returns a list of objects: an incoming list
   *   replaces the previous one;
   * - `fields.<name>.keyArgs` where not all arguments distinguish stored values. By default all do,
   *   which keeps the pages of a list separate.
   */
  readonly typePolicies?: Readonly<Record<string, TypeRules>>;
  /** Concrete types by abstract type: `{ SearchResult: ['Order', 'Customer'] }`. */
  readonly possibleTypes?: Readonly<Record<string, readonly string[]>>;
  /**
   * Representation of custom scalars, by scalar name: a kind, `{ BigFloat: 'decimal', BigInt:
   * 'bigint' }`, or a converter for values of a type of the project. Other scalars are passed
   * unchanged.
   */
  readonly scalars: Readonly<Record<string, ScalarKind | CustomScalar>>;
  /**
   * Scalar by type and field, for the types that documents use: `{ Order: { total: 'BigFloat',
   * fees: '[BigFloat]' } }`.
   */
  readonly scalarFields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Fields of input objects with scalars of `scalars` or with further such input objects: `{
   * OrderInput: { fields: { total: 'BigFloat' } } }`.
   */
  readonly inputObjects?: Readonly<
    Record<string, { readonly fields: Readonly<Record<string, string>> }>
  >;
  /**
   * Paths of query fields that contain records of the type, directly or nested, or depend on them:
   * `{ Order: ['orders', 'customer'] }`. A write to `Order` makes these fields stale. A path below
   * the root is dotted: `viewer.orders`, `order.items`; only its last field becomes stale, not the
   * siblings. Fields with unknown dependencies are under `'*'`: every write makes them stale.
   */
  readonly rootFieldsByType?: Readonly<Record<string, readonly string[]>>;
  /**
   * Types that the fields of mutations write, by path: `{ createOrder: ['Order'],
   * 'shop.createOrder': ['Order'] }`. A mutation that is not listed may have changed anything.
   */
  readonly typesByMutation?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Rules that some documents need, for instance those of one resource. A descriptor carries them,
 * and `addCacheRules` passes them to the cache. Representations of scalars are only in
 * `SchemaConfig`.
 */
export type CacheRules = Pick<
  SchemaConfig,
  'typePolicies' | 'possibleTypes' | 'scalarFields' | 'rootFieldsByType' | 'typesByMutation'
>;

/**
 * Key fields of an object. Key fields of a nested object follow its name as a list: `['shop',
 * ['id'], 'number']`.
 */
export type KeySpecifier = readonly (string | KeySpecifier)[];

/** Rules of the cache for the objects of a type: see `SchemaConfig.typePolicies`. */
export interface TypeRules {
  readonly keyFields?: KeySpecifier | false;
  readonly merge?: boolean;
  /** The root type has another name than `Query`, `Mutation` or `Subscription`. */
  readonly queryType?: true;
  readonly mutationType?: true;
  readonly subscriptionType?: true;
  readonly fields?: Readonly<Record<string, FieldRules>>;
}

/**
 * Rules of the cache for a field: arguments that distinguish its values (`keyArgs`; absent: all of
 * them; `false`: none), and whether a new value is merged with the previous one (`merge`).
 */
export interface FieldRules {
  readonly keyArgs?: KeySpecifier | false;
  readonly merge?: boolean;
}

/**
 * Kinds of scalars with special treatment in the cache. See `scalars.ts` for the types of their
 * values.
 */
export type ScalarKind =
  | 'decimal'
  | 'bigint'
  | 'date'
  | 'time'
  | 'localDateTime'
  | 'instant'
  | 'json'
  | 'other';

/**
 * Converter of a scalar, as named by `scalars` in `codegen.ts`: Apollo Client's `Scalar`. It is
 * never called with `null`.
 */
export type CustomScalar = Pick<Scalar<unknown, unknown>, keyof Scalar<unknown, unknown>>;

/** Configuration of an unknown schema: objects are identified by `id` or `_id`. */
export const emptySchemaConfig: SchemaConfig = { scalars: {} };
