// What a screen of one's own is composed of: what `admin-codegen eject` writes imports from here.
// Hooks decide and know no MUI; components show.
export { useRecordList, type RecordList, type RecordListOptions } from './list/use-record-list.ts';
export { useRecords, type LoadedRecords, type RecordsState } from './table/use-records.ts';
export { useTotal, type TotalState } from './table/use-total.ts';
export {
  ListFrame,
  ListHeader,
  ListMessages,
  ListScreen,
  ListTable,
  type ListPageProps,
  type ListScreenProps,
  type ListViewProps,
} from './list/list-screen.tsx';
export { ListToolbar, type ListToolbarProps } from './list/list-toolbar.tsx';
export { OwnListMenu, type OwnListMenuProps } from './list/own-list-menu.tsx';
export { RowTools } from './list/use-row-controls.ts';
export {
  useRecordExport,
  type ExportChoice,
  type ExportOutcome,
  type ExportProgress,
  type ExportState,
  type RecordExport,
  type RecordExportOptions,
} from './export/use-record-export.ts';
export { ExportDialog, type ExportDialogProps } from './export/export-dialog.tsx';
export { RecordTable, type RecordTableProps, type Sorting } from './table/record-table.tsx';
export { Pager, type PagerProps } from './table/pager.tsx';
export { TableFrame } from './table/table-frame.tsx';
export { ScrollArea } from './table/scroll-area.tsx';
export { useRecord, type RecordState } from './show/use-record.ts';
export {
  RecordHeader,
  RecordLists,
  RecordValues,
  ShowScreen,
  shownFields,
  type RecordValuesProps,
  type RecordViewProps,
  type ShowScreenProps,
} from './show/show-screen.tsx';
export { RelatedList } from './show/related-list.tsx';
export { useRecordForm } from './forms/use-record-form.ts';
export type { RecordFormOptions, SaveOutcome } from './forms/record-form-options.ts';
export { useFormInputs } from './forms/use-form-inputs.ts';
export { useWrite } from './forms/use-write.ts';
export { RecordForm, type RecordFormProps } from './forms/record-form.tsx';
export { FormSection, type FormSectionProps } from './forms/form-section.tsx';
export { RecordInput, type RecordInputProps } from './forms/record-input.tsx';
export { CreateScreen, type CreateScreenProps } from './create/create-screen.tsx';
export { EditScreen, type EditScreenProps } from './edit/edit-screen.tsx';
export { byNames } from './admin/by-names.ts';
export { PageHeader } from './admin/page-header.tsx';
export type { OwnInputProps, Selected } from './define/definition-types.ts';
