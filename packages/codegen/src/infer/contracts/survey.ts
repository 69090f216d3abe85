import type { Field, KeyField, RequiredArgument } from '../../model.ts';
import type { Facts } from './facts.ts';
import type { ResourceIndex } from './found-resource.ts';
import type { TextOrder } from './overrides.ts';
import type { OutputField } from './schema.ts';

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
  /** Required arguments that page, filter and key (`taken`) leave open, with their fixed values. */
  readonly openArguments: (
    type: string,
    field: OutputField,
    taken: Iterable<string>,
  ) => readonly RequiredArgument[];
  /** Arguments of a field that configuration fixes, with their values. */
  readonly fixedArguments: (type: string, field: OutputField) => readonly RequiredArgument[];
  /** What configuration says of the dimensions of resources, by name of the argument. */
  readonly dimensions: Readonly<Record<string, boolean | readonly string[]>>;
  /** Whether no screen shows a field of the type, among fields of these names. */
  readonly isSecret: (
    type: string,
    field: Pick<Field, 'name' | 'kind' | 'list' | 'type'>,
    beside: readonly string[],
  ) => boolean;
  /** Whether configuration shows a field that would be kept secret. */
  readonly isShownSecret: (type: string, name: string) => boolean;
  /** What configuration says of a text that orders a list. */
  readonly textOrder?: TextOrder;
}
