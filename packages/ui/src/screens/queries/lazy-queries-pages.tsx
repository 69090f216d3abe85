import { lazyComponent } from '../../kit/lazy-component.tsx';

/** Pages of queries that belong to no resource, at `/~/queries` of the navigation. */
export const QueriesPages = lazyComponent(
  async () => (await import('./queries-pages.tsx')).QueriesPages,
);
