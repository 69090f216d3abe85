import type { FieldDescriptor, InputDescriptor, ResourceDescriptor } from '@admin/gql/resource';

import type { ComponentType, CSSProperties } from 'react';

import type { Screen } from '../admin/addresses.ts';
import type { TableFooterProps } from '../table/table-footer.tsx';
import type { AboveListProps } from './above-list.tsx';
import type { QuickFiltersProps } from './quick-filters.tsx';
import type {
  DefinedAction,
  DefinedColumn,
  DefinedInput,
  OwnScreenProps,
  ResourceDefinition,
} from './resource-definition.ts';

/** What is defined of a resource. Its views are the resource with other records. */
export interface DefinedResource {
  readonly definition: ResourceDefinition;
  /** In the place of the screens of the product. */
  readonly screens: { readonly [screen in Screen]?: ComponentType<OwnScreenProps> | undefined };
  /** Stands above the list. */
  readonly Above?: ComponentType<AboveListProps>;
  /** Stands in the toolbar of the list. */
  readonly Filters: ComponentType<QuickFiltersProps> | undefined;
  /** The resource, as it is in its scope, in the view that the query of an address names. */
  readonly inView?: (resource: ResourceDescriptor, search: string) => InView | undefined;
}

export interface InView {
  readonly descriptor: ResourceDescriptor;
  readonly columns: string;
}

/** What a table reads of a column that is defined. */
export interface ColumnLooks {
  /** Names of the fields that a computed column is made of. */
  readonly select: readonly string[] | undefined;
  readonly render: DefinedColumn['render'];
  readonly isAtEnd: boolean;
  readonly style: CSSProperties | undefined;
  readonly Footer: ComponentType<TableFooterProps> | undefined;
}

/**
 * What a definition puts on what it says something of. It is carried along by whoever copies a
 * descriptor.
 */
const definedOf = (thing: object): unknown => ('defined' in thing ? thing.defined : undefined);

export const withDefined = <T extends object>(thing: T, defined: unknown): T =>
  Object.assign({ ...thing }, { defined });

/* oxlint-disable typescript/no-unsafe-type-assertion -- `withDefined` alone writes `defined`, of these types. */
export const definedResource = (resource: ResourceDescriptor) =>
  definedOf(resource) as DefinedResource | undefined;
export const definedColumn = (column: FieldDescriptor) =>
  definedOf(column) as ColumnLooks | undefined;
export const definedInput = (input: InputDescriptor) =>
  definedOf(input) as DefinedInput | undefined;
export const definedAction = (action: object) => definedOf(action) as DefinedAction | undefined;
/* oxlint-enable typescript/no-unsafe-type-assertion */

/**
 * The resource in the view that the query of an address names, and the name under which its chosen
 * columns are remembered.
 */
export const inView = (resource: ResourceDescriptor, search: string): InView =>
  definedResource(resource)?.inView?.(resource, search) ?? {
    descriptor: resource,
    columns: resource.name,
  };

export const screensOf = ({
  list,
  show,
  form,
}: ResourceDefinition): DefinedResource['screens'] => ({
  list: list?.screen,
  show: show?.screen,
  create: form?.create ?? form?.screen,
  edit: form?.edit ?? form?.screen,
});
