import type { ResourceDescriptor } from '@admin/gql/resource';
import type { ComponentType } from 'react';

import type { NavigationPage } from '../resources/admin-context.tsx';
import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { Can, FieldSlotName, SlotField, SlotName, SlotProps } from './slot-props.ts';

/** Chooses the component that fills a slot out of the code of a feature. */
type Choose<Module, Name extends SlotName> = (module: Module) => ComponentType<SlotProps[Name]>;

/** What renders fields of a resource in a slot. */
export interface FieldFilling<Module, Name extends FieldSlotName> {
  /** Which fields it renders; known before its code is loaded. */
  readonly fields: (field: SlotField[Name], resource: ResourceDescriptor) => boolean;
  readonly component: Choose<Module, Name>;
}

/** A page, its address and what the navigation calls it. */
export interface PageFilling<Module> extends NavigationPage {
  readonly component: Choose<Module, 'page'>;
}

/** What of a feature stands where. */
export type FeatureSlots<Module> = {
  readonly [Name in Exclude<SlotName, FieldSlotName | 'page'>]?: Choose<Module, Name>;
} & {
  readonly [Name in FieldSlotName]?: FieldFilling<Module, Name>;
} & { readonly page?: PageFilling<Module> };

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
  readonly slots: FeatureSlots<Module>;
  /** Loads its code, when one of its slots is about to be shown first. */
  readonly load: () => Promise<Module>;
}

/** Something that adds itself to screens. No screen knows it. */
export interface Feature {
  readonly name: string;
  readonly when: (resource: ResourceDescriptor, can: Can) => boolean;
  /** What fills a slot. */
  readonly at: <Name extends SlotName>(slot: Name) => Filling<Name> | undefined;
  /** Whether it renders a field in a slot of fields. */
  readonly renders: <Name extends FieldSlotName>(
    slot: Name,
    field: SlotField[Name],
    resource: ResourceDescriptor,
  ) => boolean;
  /** The address of its page. */
  readonly page: NavigationPage | undefined;
}

/** The component of a feature that fills a slot. */
export type Filling<Name extends SlotName> = Loadable<ComponentType<SlotProps[Name]>>;

/** A feature: the slots that it fills, the resources that it applies to, and its code. */
export function feature<Module>({
  name,
  when = () => true,
  slots: { page, 'list.cell': cell, 'form.field': input, ...places },
  load,
}: FeatureOptions<Module>): Feature {
  const code = createLoadable(load);
  const components: { readonly [Name in SlotName]?: Choose<Module, Name> | undefined } = {
    ...places,
    page: page?.component,
    'list.cell': cell?.component,
    'form.field': input?.component,
  };
  const fields: {
    readonly [Name in FieldSlotName]: FieldFilling<Module, Name>['fields'] | undefined;
  } = { 'list.cell': cell?.fields, 'form.field': input?.fields };
  const at = <Name extends SlotName>(slot: Name): Filling<Name> | undefined => {
    const choose: Choose<Module, Name> | undefined = components[slot];
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
  const renders = <Name extends FieldSlotName>(
    slot: Name,
    field: SlotField[Name],
    resource: ResourceDescriptor,
  ): boolean => {
    const isOwn: FieldFilling<Module, Name>['fields'] | undefined = fields[slot];
    return isOwn?.(field, resource) === true;
  };
  return { name, when, at, renders, page };
}
