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

/** A list that is open at an address. */
export interface OpenList {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
}

/** Shows a dialog in place of the menu that an item stands in. */
export type OpenDialog = (dialog: (onClose: () => void) => ReactNode) => void;

/** What links a record with those of a list that belongs to it. */
export interface ListOwnerSlotProps {
  /** Of the list. */
  readonly descriptor: ResourceDescriptor;
  readonly subject: ActionSubject;
  /** Actions of the owner. */
  readonly links: readonly ActionSummary[];
  /** Actions of the resource of the list. */
  readonly linkedBy: readonly ActionSummary[];
  /** @defaultValue `medium` */
  readonly size?: 'small';
}

/** An item of the menu of a list. */
export interface ListMenuSlotProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Conditions, order and columns that the list shows. */
  readonly request: ListRequest;
  /** Absent in the menu of a screen of the application's own. */
  readonly open: OpenList | undefined;
  readonly openDialog: OpenDialog;
  readonly onClose: () => void;
}

/** A button for the chosen rows of a list. */
export interface ListRowsSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  /** What came of it, by records: those that are done are chosen no longer. */
  readonly onDone: (outcome: RowOutcome) => void;
}

/** Records with which something did not work, while they are chosen. */
export interface ListProblemsSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly outcome: RowOutcome;
}

/** An item of the menu of a row. */
export interface ListRowSlotProps {
  readonly descriptor: KeyedResource;
  readonly record: ResourceRecord;
  /** Address of its page, where it has one. */
  readonly href: string | undefined;
  /** What is done with it as a part of the record that holds the list. */
  readonly relations: RowRelations | undefined;
  readonly openDialog: OpenDialog;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** The record of a page. */
export interface RecordSlotProps {
  readonly descriptor: KeyedResource;
  readonly record: ResourceRecord;
  /** Path of the list that it is in. */
  readonly list: string;
  /** Below `list`, as in the address. */
  readonly id: string;
}

/** What can be done with a part of a record, where its value is shown. */
export interface RecordPartSlotProps {
  readonly descriptor: KeyedResource;
  readonly subject: ActionSubject;
  readonly actions: readonly ActionSummary[];
  /** The object that stands there; absent at the name of a field with several. */
  readonly part: ResourceRecord | undefined;
  /** What is shown of each of several parts, or links; absent at the name of a field. */
  readonly fields: readonly FieldDescriptor[] | undefined;
  /** The part is a record of its own that is linked with the present one. */
  readonly isLink: boolean;
}

/** Places in the screens of a resource that features add to, and what each hands to them. */
export interface ResourceSlots {
  /** Beside the title of a list. */
  readonly 'list.header': { readonly descriptor: ResourceDescriptor };
  /** Beside the title of a list that belongs to a record. */
  readonly 'list.owner': ListOwnerSlotProps;
  /** Above the tools of a list: the bar of its views. */
  readonly 'list.views': OpenList & { readonly isReady?: boolean | undefined };
  /** A button among the tools of a list. */
  readonly 'list.toolbar': OpenList;
  /** An item of the menu of a list. */
  readonly 'list.menu': ListMenuSlotProps;
  /** A button for the chosen rows. Rows can be chosen where there is one. */
  readonly 'list.rows': ListRowsSlotProps;
  /** Instead of how many rows are chosen: those with which something did not work. */
  readonly 'list.problems': ListProblemsSlotProps;
  /** An item of the menu of a row. */
  readonly 'list.row': ListRowSlotProps;
  /** Beside a list: the record that is open there. `panel`: its id, as in addresses. */
  readonly 'list.panel': OpenList & {
    readonly panel: string;
    /** Path below which the pages of its records are. @defaultValue where their resource has them */
    readonly recordsPath?: string | undefined;
  };
  /** A button beside the title of a record. */
  readonly 'record.action': RecordSlotProps & { readonly onRemoved: () => void };
  /** A section of the page of a record, below its values. */
  readonly 'record.section': RecordSlotProps & { readonly recordKey: RecordKey };
  /** At a part of a record, where its value is shown. */
  readonly 'record.part': RecordPartSlotProps;
}

/** A value in a row of a list. */
export interface ListCellSlotProps {
  readonly descriptor: ResourceDescriptor;
  readonly field: FieldDescriptor;
  readonly value: unknown;
  /** The record of the row, as far as the list selects it. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Places of single fields, and what each hands to what renders a field there. */
export interface FieldSlots {
  /** The cell of a field in lists, but for the one that links to the record. */
  readonly 'list.cell': ListCellSlotProps;
  /** The input of a field, with what an input of a definition is given (`component`). */
  readonly 'form.field': InputProps;
}

/** Name of a place of single fields. */
export type FieldSlotName = keyof FieldSlots;

/** What describes a field in each of these places. */
export interface SlotField extends Record<FieldSlotName, unknown> {
  readonly 'list.cell': FieldDescriptor;
  readonly 'form.field': InputDescriptor;
}

/** Places that belong to no resource. */
export interface ApplicationSlots {
  /** A page of the application's own, with its address in the navigation. */
  readonly page: object;
  /** Shows nothing, and offers commands to the palette: `useCommand`. */
  readonly command: object;
}

/** All places that features add to, and what each hands to them. */
export interface SlotProps extends ResourceSlots, FieldSlots, ApplicationSlots {}
/** Name of a place that features add to: `list.toolbar`. */
export type SlotName = keyof SlotProps;

/** Whether the user may use a capability of a resource, as far as its schema offers it. */
export type Can = (capability: Capability, resource: string) => boolean;
