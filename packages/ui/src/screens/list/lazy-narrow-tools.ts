import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Loaded on narrow screens alone. */
export const NarrowTools = lazyComponent(
  async () => (await import('./narrow-tools.tsx')).NarrowTools,
);
