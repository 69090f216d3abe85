import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Toolbar for narrow screens, loaded only there. */
export const NarrowTools = lazyComponent(
  async () => (await import('./narrow-tools.tsx')).NarrowTools,
);
