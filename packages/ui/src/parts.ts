// Hooks and components that a custom screen is composed of. Files written by `admin-codegen eject`
// import from here. Hooks hold the logic and do not import MUI; components render.
export {
  useRecordList,
  type RecordList,
  type RecordListOptions,
} from './screens/list/use-record-list.ts';
export { useRecords, type LoadedRecords, type RecordsState } from './data/use-records.ts';
export { useTotal, type TotalState } from './data/use-total.ts';
export {
  ListFrame,
  ListHeader,
  ListMessages,
  ListScreen,
  ListTable,
  type ListPageProps,
  type ListScreenProps,
  type ListViewProps,
} from './screens/list/list-screen.tsx';
export { ListToolbar, type ListToolbarProps } from './screens/list/list-toolbar.tsx';
export { OwnListMenu, type OwnListMenuProps } from './screens/list/own-list-menu.tsx';
export { RowTools } from './screens/list/use-row-controls.ts';
export {
  useRecordExport,
  type ExportChoice,
  type RecordExport,
  type RecordExportOptions,
} from './features/export/use-record-export.ts';
export type {
  ExportOutcome,
  ExportProgress,
  ExportState,
} from './session-core/export/export-session.ts';
export { ExportDialog, type ExportDialogProps } from './features/export/export-dialog.tsx';
export { RecordTable, type RecordTableProps, type Sorting } from './table/record-table.tsx';
export { Pager, type PagerProps } from './table/pager.tsx';
export { TableFrame } from './table/table-frame.tsx';
export { ScrollArea } from './table/scroll-area.tsx';
export { useRecord, type RecordState } from './data/use-record.ts';
export {
  RecordHeader,
  RecordLists,
  RecordValues,
  ShowScreen,
  type RecordValuesProps,
  type RecordViewProps,
  type ShowScreenProps,
} from './screens/record/show-screen.tsx';
export { RelatedList } from './screens/record/related-list.tsx';
export { useRecordForm } from './form/use-record-form.ts';
export type { RecordFormOptions, SaveOutcome } from './form/record-form-options.ts';
export { useFormInputs } from './form/use-form-inputs.ts';
export { useWrite } from './data/use-write.ts';
export { RecordForm, type RecordFormProps } from './form/record-form.tsx';
export { FormSection, type FormSectionProps } from './form/form-section.tsx';
export { RecordInput, type RecordInputProps } from './form/record-input.tsx';
export { CreateScreen, type CreateScreenProps } from './screens/record/create-screen.tsx';
export { EditScreen, type EditScreenProps } from './screens/record/edit-screen.tsx';
export { byNames } from './resources/by-names.ts';
export { PageHeader } from './kit/page-header.tsx';
export type { OwnInputProps, Selected } from './resources/definition-types.ts';
export { shownFields } from './screens/record/shown-fields.ts';
