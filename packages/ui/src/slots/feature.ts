import type { ResourceDescriptor } from '@admin/gql/resource';
import type { ComponentType } from 'react';

import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { Can, SlotName, SlotProps } from './slot-props.ts';

/** What a feature is made of. `Module`: what `load` loads. */
export interface FeatureOptions<Module> {
  /** Unique among the features of an application. */
  readonly name: string;
  /**
   * Whether it applies to a resource. Nothing asks for a slot that belongs to none.
   *
   * @defaultValue to all
   */
  readonly when?: (resource: ResourceDescriptor, can: Can) => boolean;
  /** The slots that it fills, each with a component of its code. */
  readonly slots: {
    readonly [Name in SlotName]?: (module: Module) => ComponentType<SlotProps[Name]>;
  };
  /** Loads its code, when one of its slots is about to be shown first. */
  readonly load: () => Promise<Module>;
}

/** Something that adds itself to screens. No screen knows it. */
export interface Feature {
  readonly name: string;
  readonly when: (resource: ResourceDescriptor, can: Can) => boolean;
  /** What fills a slot. */
  readonly at: <Name extends SlotName>(slot: Name) => Filling<Name> | undefined;
}

/** The component of a feature that fills a slot. */
export type Filling<Name extends SlotName> = Loadable<ComponentType<SlotProps[Name]>>;

/** A feature: the slots that it fills, the resources that it applies to, and its code. */
export function feature<Module>({
  name,
  when = () => true,
  slots,
  load,
}: FeatureOptions<Module>): Feature {
  const code = createLoadable(load);
  const at = <Name extends SlotName>(slot: Name): Filling<Name> | undefined => {
    const choose: ((module: Module) => ComponentType<SlotProps[Name]>) | undefined = slots[slot];
    return (
      choose && {
        value: () => {
          const module = code.value();
          return module === undefined ? undefined : choose(module);
        },
        load: async () => choose(await code.load()),
      }
    );
  };
  return { name, when, at };
}
