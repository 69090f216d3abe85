/** Buttons for the chosen rows of a list, loaded together. */
export { ProblemsButton, RowsActionButtons } from './actions/rows-buttons.tsx';
export { EditRowsButton, RemoveRowsButton } from './bulk/rows-buttons.tsx';
export { ExportRowsButton } from './export/export-rows-button.tsx';
