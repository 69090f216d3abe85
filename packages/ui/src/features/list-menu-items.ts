/** Items of the menu of a list, loaded together. */
export { ExportItem } from './export/export-item.tsx';
export { ImportItem } from './import/import-item.tsx';
export { TreeItem } from './tree/tree-item.tsx';
export { ViewsItems } from './views/views-items.tsx';
