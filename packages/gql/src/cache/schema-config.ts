import type { Scalar } from '@apollo/client/cache';

/**
 * What the cache has to know of a schema from the start, as plain data: generated, committed,
 * passed to `createAdminClient({ schema })`. The generated one knows how scalars are carried and
 * the documents written by hand; each resource brings its own rules, see `addCacheRules`. Nothing
 * of the schema itself is in the bundle, and nothing is introspected at run time. Rules that there
 * are none of are left out.
 */
export interface SchemaConfig {
  /** What the schema says of itself: `Sample shop`. Absent where it says nothing. */
  readonly description?: string;
  /**
   * Rules by type name. Of the types that documents use:
   *
   * - identity: `{ keyFields: ['orderId', 'productId'] }`; left out where `id` or `_id` identifies;
   *   `{ keyFields: false, merge: true }` for values without identity (connections, `PageInfo`,
   *   embedded objects), so that two documents that select different parts of one value never lose
   *   each other's;
   * - `fields.<name>.merge: false` for every field that returns a list of objects: an incoming list
   *   replaces the one before;
   * - `fields.<name>.keyArgs` where not every argument tells one stored value from another; left out,
   *   all of them do, which keeps the pages of a list apart.
   */
  readonly typePolicies?: Readonly<Record<string, TypeRules>>;
  /** Concrete types by abstract type: `{ SearchResult: ['Order', 'Customer'] }`. */
  readonly possibleTypes?: Readonly<Record<string, readonly string[]>>;
  /**
   * How custom scalars are carried, by scalar name: `{ BigFloat: 'decimal', BigInt: 'bigint' }`; by
   * what converts them, where their values are of a type of the project. A scalar that is not named
   * is passed as it came.
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
   * Paths of query fields that hold records of the type, in their own records or deeper, or depend
   * on them: `{ Order: ['orders', 'customer'] }`. What a write to `Order` makes stale. A path below
   * the root is dotted: `viewer.orders`, `order.items`; what stands beside its last field stays.
   * Under `'*'` stand the fields of which the schema does not say what they depend on: every write
   * makes them stale.
   */
  readonly rootFieldsByType?: Readonly<Record<string, readonly string[]>>;
  /**
   * Types that the fields of mutations write, by path: `{ createOrder: ['Order'],
   * 'shop.createOrder': ['Order'] }`. One that is not named can have changed anything.
   */
  readonly typesByMutation?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The part of a schema's rules that some documents need, those of one resource for instance.
 * Carried by its descriptor and known to the cache from `addCacheRules` on; how scalars are carried
 * is said once, in `SchemaConfig`.
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

/** How the cache keeps the objects of one type: see `SchemaConfig.typePolicies`. */
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
 * How the cache keeps one field: which arguments tell its values apart (`keyArgs`, all of them
 * where absent; `false`: none), and whether a new value is put together with the one before
 * (`merge`).
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
