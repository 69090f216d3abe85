import { lazyComponent } from './lazy-component.tsx';

/** Loaded with the first screen that has something to say. */
export const Notice = lazyComponent(async () => (await import('./notice.tsx')).Notice);
