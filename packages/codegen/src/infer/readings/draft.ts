import type { Field, KeyField, Path, Problem } from '../../model.ts';
import type { Role } from '../rules/evidence.ts';
import type { Facts } from '../facts/facts.ts';
import type { FoundResource, ResourceIndex } from './resource-index.ts';
import type { Settled } from '../rules/resolve-roles.ts';

/** What the parts of the model are put together from. */
export interface Survey {
  readonly facts: Facts;
  readonly index: ResourceIndex;
  readonly roles: ReadonlyMap<string, ReadonlyMap<Role, Settled>>;
  /** Types that hold the same record as a resource's, by name: the resource's type. */
  readonly twins: ReadonlyMap<string, string>;
  /** `Resource.name` by record type, twins included. */
  readonly names: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, readonly KeyField[]>;
  readonly problems: Problem[];
  /** Values that configuration fixes for the arguments of a type's operations, by argument name. */
  fixed(type: string): Readonly<Record<string, unknown>>;
}

/** A resource whose fields are known: what sort, filter and inputs are matched with. */
export interface Draft {
  readonly found: FoundResource;
  readonly name: string;
  readonly key: readonly KeyField[];
  readonly label: readonly Path[];
  readonly fields: readonly Field[];
  /** The field of the record that holds its values, and their names with it; see `findEnvelope`. */
  readonly envelope?: string;
}
