import { lazyComponent, type LazyComponent } from '../kit/lazy-component.tsx';
import type { AdminPage } from './define-admin.ts';

const pages = new WeakMap<AdminPage, LazyComponent<object>>();

/** Component of a page, loaded when it is first shown. It is stable for the same configuration. */
export function ownPage(page: AdminPage): LazyComponent<object> {
  const known = pages.get(page) ?? lazyComponent<object>(async () => (await page.load()).default);
  pages.set(page, known);
  return known;
}
