import { part, type Part } from '../kit/part.tsx';
import type { AdminPage } from './define-admin.ts';

const pages = new WeakMap<AdminPage, Part<object>>();

/**
 * The page, loaded when it is shown first; the same component for as long as the configuration is
 * the same.
 */
export function ownPage(page: AdminPage): Part<object> {
  const known = pages.get(page) ?? part<object>(async () => (await page.load()).default);
  pages.set(page, known);
  return known;
}
