import type { ResourceSummary } from '@admin/gql/resource';
import { useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { otherResources, useAdmin } from '../admin/admin-context.tsx';
import { useNames } from '../admin/use-names.ts';
import { useCan } from '../admin/use-resource.ts';

/** One group of the navigation, as it is shown. */
export interface NavigationSection {
  /** `''` has no heading. */
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export interface NavigationLink {
  readonly href: string;
  readonly title: string;
  readonly icon?: ComponentType | undefined;
  /** What its list is loaded from, where it leads to one. */
  readonly resource?: ResourceSummary;
}

/** The links of the navigation that the user may open, in the groups and the order of the application. What it names and the schema does not have is left out. */
export function useNavigation(): readonly NavigationSection[] {
  const { t, i18n } = useTranslation();
  const { resources, navigation, pages } = useAdmin();
  const names = useNames();
  const can = useCan();
  return useMemo(() => {
    const open = new Map(resources.filter(({ name }) => can('list', name)).map((resource) => [resource.name, { href: `/${resource.name}`, title: names.title(resource.name), resource }]));
    const said = (title: string) => (i18n.exists(title) ? t(title) : title);
    const named = new Set<string>();
    const linkTo = (item: (typeof navigation)[number]['items'][number]): readonly NavigationLink[] => {
      if (typeof item === 'object' && 'page' in item) {
        const page = pages.find(({ path }) => path === item.page);
        return page ? [{ href: page.path, title: said(page.title), icon: item.icon ?? page.icon }] : [];
      }
      const { resource: name, icon } = typeof item === 'string' ? { resource: item } : item;
      named.add(name);
      const link = open.get(name);
      return link ? [{ ...link, icon }] : [];
    };
    const groups = navigation.map(({ title, items }) => ({ key: title, links: items.flatMap(linkTo) }));
    const byTitle = new Intl.Collator(i18n.language);
    const others = [...open.values()].filter(({ resource: { name } }) => !named.has(name)).sort((one, other) => byTitle.compare(one.title, other.title));
    return groups
      .map(({ key, links }) => ({ title: said(key), links: key === otherResources ? [...links, ...others] : links }))
      .filter(({ links }) => links.length > 0);
  }, [resources, navigation, pages, names, can, t, i18n]);
}
