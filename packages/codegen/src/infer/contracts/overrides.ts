import { distance } from 'fastest-levenshtein';

import type { FieldKind } from '../../model.ts';

/** Corrections to inference, from the configuration. Every field is optional. */
export interface AdminOverrides {
  /**
   * Record types to make resources of though inference left them out: `['Integration']`. They need
   * a list. @defaultValue none
   */
  readonly include?: readonly string[];
  /** Record types that are no resources: `['AuditLogEntry']`. @defaultValue none */
  readonly exclude?: readonly string[];
  /**
   * Values of required arguments, for every argument of that name: `{ shop: 'main' }`.
   *
   * @defaultValue none: a field that requires such an argument is left out and reported
   */
  readonly arguments?: Readonly<Record<string, unknown>>;
  /**
   * Sign-in to the endpoint, where inference is wrong; `null`: no mutation signs in.
   *
   * @defaultValue as inferred
   */
  readonly signIn?: SignInOverrides | null;
  /**
   * By scalar, what its values are and how they are sent: `{ Money: { minorUnits: true, currency:
   * 'currencyCode' } }`. @defaultValue by name, description and `@specifiedBy`
   */
  readonly scalars?: Readonly<Record<string, ScalarOverrides>>;
  /**
   * Format of a text that orders a list, ascending and descending, with `{field}` for the name of
   * the field: `['{field}', '-{field}']`.
   *
   * @defaultValue by default value, description and the form of the server's schema, else assumed;
   * `admin-codegen check` reports an assumed format
   */
  readonly textOrder?: TextOrder;
  /**
   * Optional arguments that select a state or a language of records, by name: `{ locale: ['ru',
   * 'en'], preview: false }`. A list has the values to choose from. `true` makes an argument a
   * dimension that inference takes for a condition, `false` does the opposite.
   *
   * @defaultValue arguments that list, record and writes share
   */
  readonly dimensions?: Readonly<Record<string, boolean | readonly string[]>>;
  /**
   * Fields that hold secrets, by type and name: `{ 'Channel.token': false, 'Device.serial': true
   * }`. No screen shows a secret, and no list is filtered or sorted by it. @defaultValue by name,
   * as `admin-codegen check` lists them
   */
  readonly secrets?: Readonly<Record<string, boolean>>;
  /** By record type: `{ Order: { label: ['number'] } }`. @defaultValue all as inferred */
  readonly resources?: Readonly<Record<string, ResourceOverrides>>;
  /**
   * Groups of the navigation, where inference sees them otherwise; `false`: none, for an
   * application that defines its own. @defaultValue as inferred
   */
  readonly navigation?: NavigationOverrides | false;
}

/** Groups of resources in the navigation. Resources that no option names stay as inferred. */
export interface NavigationOverrides {
  /**
   * Record types by title of their group, in their order: `{ Sales: ['Order', 'Customer'] }`. These
   * groups come first. @defaultValue as inferred
   */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  /**
   * Record types that the navigation collapses, in addition to the inferred ones: `['AuditEntry']`.
   * A type that a group names is not collapsed.
   *
   * @defaultValue as inferred
   */
  readonly technical?: readonly string[];
}

/** `['{field}:asc', '{field}:desc']`. */
export type TextOrder = readonly [ascending: string, descending: string];

/**
 * Meaning and serialization of a scalar. An absent option is inferred from name, description,
 * `@specifiedBy` and default values.
 */
export interface ScalarOverrides {
  /**
   * Meaning of the values: `'decimal'`, `'date'`, `'instant'`, `'string'`, `'json'` …; `'file'`: a
   * `File` or `Blob` of a request. Tables and forms choose cells and inputs by it.
   */
  readonly kind?: ScalarKind;
  /** Serialization of a number: a JSON number, `12.99`, or text, `"12.99"`. */
  readonly carrier?: 'number' | 'string';
  /**
   * They are amounts of money, counted in the smallest unit of the currency: `1299` is 12.99 €, or
   * 1299 ¥.
   */
  readonly minorUnits?: boolean;
  /**
   * The values are amounts of money. Sibling field with the currency code by ISO 4217,
   * `'currencyCode'`, or the code itself where the server has one currency: `'EUR'`. An amount of
   * unknown currency is shown with two decimal digits.
   */
  readonly currency?: string;
  /**
   * TypeScript of their values in records and variables, in place of that of the kind:
   * `"import('./geo.ts').Point"`. Paths begin at the working folder, where `codegen.ts` is.
   */
  readonly type?: string;
  /**
   * Exported function that makes such a value of what the server sends:
   * `"import('./geo.ts').parsePoint"`. It needs `type` and `serialize`.
   */
  readonly parse?: string;
  /**
   * Exported function that makes of such a value what the server sends and takes:
   * `"import('./geo.ts').printPoint"`.
   */
  readonly serialize?: string;
  /**
   * Exported function that tells such a value from what the server sends.
   *
   * @defaultValue a value is an object, and what the server sends is none
   */
  readonly is?: string;
}

/** Kinds that the configuration may give a scalar. */
export const scalarKindNames = [
  'string',
  'text',
  'url',
  'email',
  'uuid',
  'id',
  'integer',
  'bigint',
  'decimal',
  'float',
  'boolean',
  'date',
  'time',
  'instant',
  'localDateTime',
  'json',
  'binary',
  'file',
] as const satisfies readonly (FieldKind | 'file')[];

export type ScalarKind = (typeof scalarKindNames)[number];

/** Sign-in to an endpoint. An absent option is inferred. */
export interface SignInOverrides {
  /**
   * Mutation that takes a password: `'login'`, with dots below a namespace. @defaultValue as
   * inferred
   */
  readonly mutation?: string;
  /**
   * Path to the token in its answer: `'session.accessToken'`; `null` where a cookie or a header of
   * the response has it. @defaultValue as inferred
   */
  readonly token?: string | null;
  /**
   * Query that says who is signed in, down to the record: `'meUser.user'`; `null` takes a list in
   * its place. @defaultValue as inferred
   */
  readonly viewer?: string | null;
  /** Mutation that ends the session; `null`: none. @defaultValue as inferred */
  readonly signOut?: string | null;
}

/**
 * Corrections to an inferred resource. A name that is not in the schema throws an `OverrideError`
 * that suggests the nearest name.
 */
export interface ResourceOverrides {
  /** URL segment and catalogue key: `'orders'`. @defaultValue made of the names of list and type */
  readonly name?: string;
  /** Fields that identify a record, in order: `['orderId', 'productId']`. @defaultValue as inferred */
  readonly key?: readonly string[];
  /**
   * Fields that stand for a record in a link, dots leading into another record: `['number',
   * 'customer.name']`. @defaultValue as inferred
   */
  readonly label?: readonly string[];
  /**
   * Root field of the list, with dots below a namespace: `'viewer.orders'`. @defaultValue as
   * inferred
   */
  readonly list?: string;
  /** Root field of one record; `null`: none. @defaultValue as inferred */
  readonly one?: string | null;
  /** Root field of the number of records; `null`: none. @defaultValue as inferred */
  readonly count?: string | null;
  /** Mutation that makes a record; `null`: none. @defaultValue as inferred */
  readonly create?: string | null;
  /** Mutation that changes one; `null`: none. @defaultValue as inferred */
  readonly update?: string | null;
  /** Mutation that deletes one; `null`: none. @defaultValue as inferred */
  readonly remove?: string | null;
  /**
   * Condition of the list that says which record another is in, or the field that shows it:
   * `'parentId'`. Its list can then be seen as a tree. `null`: no tree. @defaultValue as inferred
   */
  readonly tree?: string | null;
  /**
   * Fields whose values are pictures: by field, where the address is from its value, `'file.url'`;
   * `''` where it is the value. `null`: no picture.
   *
   * @defaultValue as inferred
   */
  readonly images?: Readonly<Record<string, string | null>>;
  /**
   * Values of required arguments of this resource's operations; they go before those for all
   * resources. @defaultValue none
   */
  readonly arguments?: Readonly<Record<string, unknown>>;
}

/**
 * Things by names of a schema, in which nothing else is found: a type or an argument may be called
 * `constructor`.
 */
export const byName = <Value>(
  things: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, Value>> => {
  const own: Record<string, Value> = Object.create(null);
  return Object.assign(own, things);
};

/** The configuration with every part in it that is there to look up names in. */
export const withoutPrototypes = (
  overrides: AdminOverrides,
): AdminOverrides & Required<Pick<AdminOverrides, 'arguments' | 'scalars' | 'resources'>> => ({
  ...overrides,
  arguments: byName(overrides.arguments),
  scalars: byName(overrides.scalars),
  resources: byName(overrides.resources),
});

/**
 * The configuration names something that the schema does not have. The message names what comes
 * nearest.
 */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
  readonly code = 'OVERRIDE_UNKNOWN';
}

/**
 * Fails unless the name is one of those there are.
 *
 * @param where Place in the configuration: `admin.resources.Order.label`.
 * @throws OverrideError with up to three of the nearest names.
 */
export function requireName(
  name: string,
  names: Iterable<string>,
  where: string,
  what: string,
): void {
  const known = [...new Set(names)];
  if (known.includes(name)) return;
  const near = nearest(name, known);
  const hint =
    near.length > 0
      ? ` Did you mean ${near.map((candidate) => `\`${candidate}\``).join(' or ')}?`
      : '';
  throw new OverrideError(`\`${where}\` names \`${name}\`, and there is no such ${what}.${hint}`);
}

/** The names most like the given one, nearest first; none where nothing is like it. */
export function nearest(name: string, names: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase();
  const near = names
    .map((candidate) => ({
      candidate,
      far: candidate.toLowerCase().includes(wanted) ? 1 : distance(wanted, candidate.toLowerCase()),
    }))
    .filter(
      ({ far, candidate }) =>
        far <= Math.max(2, Math.ceil(Math.max(candidate.length, name.length) * 0.45)),
    )
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
  // Much farther than the nearest is not meant.
  return near
    .filter(({ far }) => far <= (near[0]?.far ?? 0) + 1)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
