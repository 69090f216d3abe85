import { lazyComponent, type LazyComponent } from '../kit/lazy-component.tsx';
import type { AdminPage } from './define-admin.ts';

const pages = new WeakMap<AdminPage, LazyComponent<object>>();

/**
 * The page, loaded when it is shown first; the same component for as long as the configuration is
 * the same.
 */
export function ownPage(page: AdminPage): LazyComponent<object> {
  const known = pages.get(page) ?? lazyComponent<object>(async () => (await page.load()).default);
  pages.set(page, known);
  return known;
}
