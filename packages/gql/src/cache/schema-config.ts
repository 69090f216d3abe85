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
   * Scalar by type and field, of the types that documents use: `{ Order: { total: 'BigFloat', fees:
   * '[BigFloat]' } }`.
   */
  readonly scalarFields?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Fields of input objects that hold scalars of `scalars` or other such input objects: `{
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
 * Fields that identify an object, those of an object in it as a list after its name: `['shop',
 * ['id'], 'number']`.
 */
export type KeySpecifier = readonly (string | KeySpecifier)[];

/** Rules of the cache for the objects of a type: see `SchemaConfig.typePolicies`. */
export interface TypeRules {
  readonly keyFields?: KeySpecifier | false;
  readonly merge?: boolean;
  /** Name of the root type is not `Query`, `Mutation` or `Subscription`. */
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
 * Kinds of scalar that the cache treats in a special way. See `scalars.ts` for the types of their
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
 * Converts the values of a scalar, as `scalars` of `codegen.ts` names it: Apollo Client's `Scalar`.
 * `null` is never given to it.
 */
export type CustomScalar = Pick<Scalar<unknown, unknown>, keyof Scalar<unknown, unknown>>;

/** A schema of which nothing is known: objects are identified by `id` or `_id`. */
export const emptySchemaConfig: SchemaConfig = { scalars: {} };
