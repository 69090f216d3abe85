import { lazyComponent } from '../../kit/lazy-component.tsx';

/** What can be done that belongs to no resource. The navigation links to it as `/~/tools`. */
export const ToolsPage = lazyComponent(async () => (await import('./action-parts.ts')).ToolsPage);
