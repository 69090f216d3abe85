import { otherResources, type NavigationGroup } from '../resources/admin-context.tsx';
import type { AdminConfig } from './define-admin.ts';

/**
 * Groups of the navigation: pages that no group names, the groups of the application or else the
 * inferred ones, the remaining resources, and the accounts.
 */
export function appNavigation(
  {
    api,
    navigation = api?.navigation ?? [],
    pages = [],
  }: Partial<Pick<AdminConfig, 'api' | 'navigation' | 'pages'>>,
  accounts: string | undefined,
): readonly NavigationGroup[] {
  const named = new Set(
    navigation.flatMap(({ items }) =>
      items.flatMap((item) => (typeof item === 'object' && 'page' in item ? [item.page] : [])),
    ),
  );
  const alone = pages.filter(({ path }) => !named.has(path));
  return [
    ...(alone.length > 0 ? [{ title: '', items: alone.map(({ path }) => ({ page: path })) }] : []),
    ...navigation,
    ...(navigation.some(({ title }) => title === otherResources)
      ? []
      : [{ title: otherResources, items: [] }]),
    ...(accounts === undefined ? [] : [{ title: 'shell.management', items: [accounts] }]),
  ];
}
