import type { ResourceDescriptor } from '@admin/gql/resource';
import type { ComponentType } from 'react';

import type { NavigationPage } from '../resources/admin-context.tsx';
import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { Can, FieldSlotName, SlotField, SlotName, SlotProps } from './slot-props.ts';

/** Selects the component of a slot from the module of a feature. */
type Choose<Module, Name extends SlotName> = (module: Module) => ComponentType<SlotProps[Name]>;

/** Component of a feature for fields of a resource. */
export interface FieldFilling<Module, Name extends FieldSlotName> {
  /** Whether the component renders a field. Called before the feature's code is loaded. */
  readonly fields: (field: SlotField[Name], resource: ResourceDescriptor) => boolean;
  readonly component: Choose<Module, Name>;
}

/** Page of a feature, with its address and its label in the navigation. */
export interface PageFilling<Module> extends NavigationPage {
  readonly component: Choose<Module, 'page'>;
}

/** Components of a feature, by slot. */
export type FeatureSlots<Module> = {
  readonly [Name in Exclude<SlotName, FieldSlotName | 'page'>]?: Choose<Module, Name>;
} & {
  readonly [Name in FieldSlotName]?: FieldFilling<Module, Name>;
} & { readonly page?: PageFilling<Module> };

/** Options of a feature. `Module` is the type that `load` resolves with. */
export interface FeatureOptions<Module> {
  /** Unique among the features of an application. */
  readonly name: string;
  /**
   * Whether the feature applies to a resource. Not called for slots that belong to no resource.
   *
   * @defaultValue to all
   */
  readonly when?: (resource: ResourceDescriptor, can: Can) => boolean;
  /** Components of the feature, by the slot that each fills. */
  readonly slots: FeatureSlots<Module>;
  /** Loads the module of the feature, before one of its slots is shown for the first time. */
  readonly load: () => Promise<Module>;
}

/** Extension of screens. Screens read features from context and import none. */
export interface Feature {
  readonly name: string;
  readonly when: (resource: ResourceDescriptor, can: Can) => boolean;
  /** Component of a slot; `undefined` when the feature does not fill it. */
  readonly at: <Name extends SlotName>(slot: Name) => Filling<Name> | undefined;
  /** Whether the feature renders a field in a field slot. */
  readonly renders: <Name extends FieldSlotName>(
    slot: Name,
    field: SlotField[Name],
    resource: ResourceDescriptor,
  ) => boolean;
  /** Address and title of the feature's page; `undefined` when it has none. */
  readonly page: NavigationPage | undefined;
}

/** Component of a feature in a slot, loaded on demand. */
export type Filling<Name extends SlotName> = Loadable<ComponentType<SlotProps[Name]>>;

/**
 * Declares a feature: its slots, the resources that it applies to, and the module that implements
 * it.
 */
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
