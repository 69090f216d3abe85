import { part } from '../../kit/part.tsx';

/** What can be done that belongs to no resource. The navigation links to it as `/~/tools`. */
export const ToolsPage = part(async () => (await import('./action-parts.ts')).ToolsPage);
