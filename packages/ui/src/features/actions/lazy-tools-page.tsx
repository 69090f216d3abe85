import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Actions that belong to no resource, at `/~/tools` of the navigation. */
export const ToolsPage = lazyComponent(async () => (await import('./action-parts.ts')).ToolsPage);
