import type { Field, KeyField, Path } from '../../model.ts';
import type { Why } from './reading.ts';
import type { Facts } from '../facts/facts.ts';
import type { FoundResource, ResourceIndex } from '../readings/resource-index.ts';

/** What is known of all resources when the parts of the model are read and put together. */
export interface Survey {
  readonly facts: Facts;
  readonly index: ResourceIndex;
  /** Types that hold the same record as a resource's, by name: the resource's type. */
  readonly twins: ReadonlyMap<string, string>;
  /** `Resource.name` by record type, twins included. */
  readonly names: ReadonlyMap<string, string>;
  readonly keys: ReadonlyMap<string, readonly KeyField[]>;
  /** Values that configuration fixes for the arguments of a type's operations, by argument name. */
  readonly fixed: (type: string) => Readonly<Record<string, unknown>>;
}

/** A resource whose fields are known: what sort, filter and inputs are matched with. */
export interface Draft {
  readonly found: FoundResource;
  readonly name: string;
  readonly key: readonly KeyField[];
  readonly label: readonly Path[];
  readonly fields: readonly Field[];
  /** How key and label were read. */
  readonly why: { readonly key: Why; readonly label: Why };
  /** The field of the record that holds its values, and their names with it; see `findEnvelope`. */
  readonly envelope?: string;
}
