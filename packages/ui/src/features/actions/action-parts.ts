/** Components for the list and for the application, loaded together with the first of them. */
export { CollectionActions } from './collection-actions.tsx';
export { ToolsPage } from './tools-page.tsx';
