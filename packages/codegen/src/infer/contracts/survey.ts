import type { Field, KeyField, RequiredArgument } from '../../model.ts';
import type { Facts } from './facts.ts';
import type { ResourceIndex } from './found-resource.ts';
import type { TextOrder } from './overrides.ts';
import type { OutputField } from './schema.ts';

/** Facts about all resources, read while the model is assembled. */
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
  /**
   * Required arguments that paging, filter and key (`taken`) do not fill, with their configured
   * values.
   */
  readonly openArguments: (
    type: string,
    field: OutputField,
    taken: Iterable<string>,
  ) => readonly RequiredArgument[];
  /** Arguments of a field that configuration fixes, with their values. */
  readonly fixedArguments: (type: string, field: OutputField) => readonly RequiredArgument[];
  /** Configured dimensions of resources, by name of the argument. */
  readonly dimensions: Readonly<Record<string, boolean | readonly string[]>>;
  /** Tests whether screens hide a field of the type; `beside` are the names of its siblings. */
  readonly isSecret: (
    type: string,
    field: Pick<Field, 'name' | 'kind' | 'list' | 'type'>,
    beside: readonly string[],
  ) => boolean;
  /** Tests whether configuration shows a field that would be hidden as a secret. */
  readonly isShownSecret: (type: string, name: string) => boolean;
  /** Configured format of a text that orders a list. */
  readonly textOrder?: TextOrder;
}
