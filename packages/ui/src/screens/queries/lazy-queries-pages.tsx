import { lazyComponent } from '../../kit/lazy-component.tsx';

/** What can be asked that is no resource. The navigation links to it as `/~/queries`. */
export const QueriesPages = lazyComponent(
  async () => (await import('./queries-pages.tsx')).QueriesPages,
);
