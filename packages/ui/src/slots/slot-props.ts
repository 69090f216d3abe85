import type {
  ActionSummary,
  Capability,
  FieldDescriptor,
  InputDescriptor,
  KeyedResource,
  ListDescriptor,
  ListRequest,
  RecordKey,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import type { ReactNode } from 'react';

import type { ActionSubject } from '../actions/action-subject.ts';
import type { RowRelations } from '../actions/use-relations.ts';
import type { ListState, UpdateList } from '../resources/list-state.ts';
import type { RowOutcome } from '../session-core/bulk/row-outcome.ts';
import type { Columns } from '../table/use-columns.ts';
import type { InputProps } from '../values/input-props.ts';

/** List at an address, with its state. */
export interface OpenList {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
}

/** Shows a dialog in place of the menu that contains the item. */
export type OpenDialog = (dialog: (onClose: () => void) => ReactNode) => void;

/** Actions that link a record with the records of a list that belongs to it. */
export interface ListOwnerSlotProps {
  /** Resource of the list. */
  readonly descriptor: ResourceDescriptor;
  readonly subject: ActionSubject;
  /** Actions of the owner of the list. */
  readonly links: readonly ActionSummary[];
  /** Actions of the resource of the list. */
  readonly linkedBy: readonly ActionSummary[];
  /** @defaultValue `medium` */
  readonly size?: 'small';
}

/** Item of the menu of a list. */
export interface ListMenuSlotProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Conditions, order and columns that the list shows. */
  readonly request: ListRequest;
  /** Absent in the menu of a screen that the application defines. */
  readonly open: OpenList | undefined;
  readonly openDialog: OpenDialog;
  readonly onClose: () => void;
}

/** Button for the chosen rows of a list. */
export interface ListRowsSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  /** Reports the outcome by record. Successful records are deselected. */
  readonly onDone: (outcome: RowOutcome) => void;
}

/** Chosen records for which an action failed. */
export interface ListProblemsSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly outcome: RowOutcome;
}

/** Item of the menu of a row. */
export interface ListRowSlotProps {
  readonly descriptor: KeyedResource;
  readonly record: ResourceRecord;
  /** Address of the record's page; `undefined` when it has none. */
  readonly href: string | undefined;
  /** Actions of the row as a link or a child record of the record that owns the list. */
  readonly relations: RowRelations | undefined;
  readonly openDialog: OpenDialog;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** The record of a page. */
export interface RecordSlotProps {
  readonly descriptor: KeyedResource;
  readonly record: ResourceRecord;
  /** Path of the list that contains the record. */
  readonly list: string;
  /** Path segment of the record below `list`. */
  readonly id: string;
}

/** Actions for a child record or link, at the value that shows it. */
export interface RecordPartSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly actions: readonly ActionSummary[];
  /** Child record or linked record; absent at the name of a field with several. */
  readonly part: ResourceRecord | undefined;
  /** Fields shown for each of several child records or links; absent at the name of a field. */
  readonly fields: readonly FieldDescriptor[] | undefined;
  /** Whether the value is a linked record of its own rather than a child record. */
  readonly isLink: boolean;
}

/** Slots in the screens of a resource, with the props that each slot passes to its features. */
export interface ResourceSlots {
  /** Next to the title of a list. */
  readonly 'list.header': { readonly descriptor: ResourceDescriptor };
  /** Next to the title of a list that belongs to a record. */
  readonly 'list.owner': ListOwnerSlotProps;
  /** Bar of saved views, above the toolbar of a list. */
  readonly 'list.views': OpenList & { readonly isReady?: boolean | undefined };
  /** Button in the toolbar of a list. */
  readonly 'list.toolbar': OpenList;
  /** Item of the menu of a list. */
  readonly 'list.menu': ListMenuSlotProps;
  /** Button for the chosen rows. Rows can be chosen only when a feature fills this slot. */
  readonly 'list.rows': ListRowsSlotProps;
  /** Replaces the number of chosen rows: lists the records for which an action failed. */
  readonly 'list.problems': ListProblemsSlotProps;
  /** Item of the menu of a row. */
  readonly 'list.row': ListRowSlotProps;
  /** Side panel of a list with a record. `panel` is the record's id, as in addresses. */
  readonly 'list.panel': OpenList & {
    readonly panel: string;
    /** Path prefix of the record pages. @defaultValue the path of their resource */
    readonly recordsPath?: string | undefined;
  };
  /** Button next to the title of a record. */
  readonly 'record.action': RecordSlotProps & { readonly onRemoved: () => void };
  /** Section of a record's page, below its values. */
  readonly 'record.section': RecordSlotProps & { readonly recordKey: RecordKey };
  /** Next to a child record or link, where the record's page shows it. */
  readonly 'record.part': RecordPartSlotProps;
}

/** Value in a row of a list. */
export interface ListCellSlotProps {
  readonly descriptor: ResourceDescriptor;
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** Record of the row, with the fields that the list selects. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Slots of single fields, with the props that each slot passes to the component of a field. */
export interface FieldSlots {
  /** Cell of a field in lists, except the cell that links to the record. */
  readonly 'list.cell': ListCellSlotProps;
  /** Input of a field. Its props are those of `component` in a definition. */
  readonly 'form.field': InputProps;
}

/** Name of a field slot. */
export type FieldSlotName = keyof FieldSlots;

/** Descriptor of a field, by field slot. */
export interface SlotField extends Record<FieldSlotName, unknown> {
  readonly 'list.cell': FieldDescriptor;
  readonly 'form.field': InputDescriptor;
}

/** Slots that belong to no resource. */
export interface ApplicationSlots {
  /** Page of the application, with its address in the navigation. */
  readonly page: object;
  /** Component that renders nothing and registers commands of the palette with `useCommand`. */
  readonly command: object;
}

/** All slots, with the props that each passes to its features. */
export interface SlotProps extends ResourceSlots, FieldSlots, ApplicationSlots {}
/** Name of a slot: `list.toolbar`. */
export type SlotName = keyof SlotProps;

/** Whether the user may use a capability of a resource. The schema must offer the capability, too. */
export type Can = (capability: Capability, resource: string) => boolean;
