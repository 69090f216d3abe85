import { lazyComponent } from './lazy-component.tsx';

/** Notifications, loaded with the first screen that shows any. */
export const Notice = lazyComponent(async () => (await import('./notice.tsx')).Notice);
