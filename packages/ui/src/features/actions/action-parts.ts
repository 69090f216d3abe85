/**
 * What the list and the application offer beside their own screens, loaded together with the first
 * of them.
 */
export { CollectionActions } from './collection-actions.tsx';
export { ToolsPage } from './tools-page.tsx';
