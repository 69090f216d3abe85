import type { Field } from './field.ts';

/** Operations of a resource that can take the value of a dimension. */
export const dimensionRoles = ['list', 'one', 'count', 'create', 'update', 'remove'] as const;

export type DimensionRole = (typeof dimensionRoles)[number];

/**
 * An optional argument that several operations of a resource take alike, and that decides in which
 * of its states or languages a record is meant: `status: PublicationStatus = PUBLISHED`, `locale`,
 * `draft: Boolean`, `channel`.
 */
export interface Dimension {
  /** Name of the argument. */
  readonly name: string;
  readonly kind: 'enum' | 'boolean' | 'string';
  /** Named GraphQL type. */
  readonly type: string;
  /** Values to choose from, of an enum or of the configuration. */
  readonly values?: Field['values'];
  /** Value of the list where nothing is sent. */
  readonly defaultValue?: string | boolean;
  /** Operations that take it. */
  readonly roles: readonly DimensionRole[];
  /** The value under which a write publishes what another value shows as a draft. */
  readonly published?: string;
}
