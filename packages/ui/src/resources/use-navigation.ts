import type { ResourceSummary } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { otherResources, useAdmin, type NavigationGroup } from './admin-context.tsx';
import type { NavigationIcon } from './navigation-icon.ts';
import { useResources } from './resources-context.tsx';
import { useNames } from './use-names.ts';
import { useCan } from './use-can.ts';
import { definedSummary } from './with-definitions.ts';

/** A group of links in the rendered navigation. */
export interface NavigationSection {
  /** `''` has no heading. */
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** The group is collapsed by default. */
  readonly isFolded?: boolean | undefined;
}

/** A rendered link of the navigation. */
export interface NavigationLink {
  readonly href: string;
  readonly title: string;
  readonly icon?: NavigationIcon | undefined;
  /** Resource of the list that the link leads to. */
  readonly resource?: ResourceSummary;
}

/**
 * Links of the navigation that the user may open, in the groups and the order of the application.
 * Items that the schema does not have are skipped. Groups that only definitions name precede the
 * group of all other resources. Lists of the signed-in user are in the account menu.
 */
export function useNavigation(): readonly NavigationSection[] {
  const { t, i18n } = useTranslation();
  const { navigation, pages } = useAdmin();
  const { all: resources } = useResources();
  const names = useNames();
  const can = useCan();
  return useMemo(() => {
    const open = new Map(
      resources
        .filter(({ name }) => can('list', name))
        .map((resource) => {
          const defined = definedSummary(resource);
          return [
            resource.name,
            {
              href: `/${resource.name}`,
              title: names.title(resource.name),
              resource,
              group: defined?.group ?? otherResources,
              icon: defined?.icon,
            },
          ];
        }),
    );
    const said = (title: NavigationGroup['title']) =>
      typeof title === 'object'
        ? (title[i18n.language === 'ru' ? 'ru' : 'en'] ?? title.en)
        : i18n.exists(title)
          ? t(title)
          : title;
    const named = new Set<string>();
    const linkTo = (
      item: (typeof navigation)[number]['items'][number],
    ): readonly NavigationLink[] => {
      if (typeof item === 'object' && 'page' in item) {
        const page = pages.find(({ path }) => path === item.page);
        return page
          ? [{ href: page.path, title: said(page.title), icon: item.icon ?? page.icon }]
          : [];
      }
      const { resource: name, icon } = typeof item === 'string' ? { resource: item } : item;
      named.add(name);
      const link = open.get(name);
      return link ? [{ ...link, icon: icon ?? link.icon }] : [];
    };
    const groups = navigation.map((group) => ({
      ...group,
      name: group.name ?? group.title,
      links: group.items.flatMap(linkTo),
    }));
    const byTitle = new Intl.Collator(i18n.language);
    const others = [...open.values()]
      .filter(({ resource: { name, ofViewer } }) => !ofViewer && !named.has(name))
      .sort((one, other) => byTitle.compare(one.title, other.title));
    const last = groups.findIndex(({ name }) => name === otherResources);
    const defined = [...new Set(others.map(({ group }) => group))].filter(
      (group) => group !== otherResources && !groups.some(({ name }) => name === group),
    );
    return groups
      .toSpliced(
        last === -1 ? groups.length : last,
        0,
        ...defined.map((name) => ({ name, title: name, items: [], links: [] })),
      )
      .map((group) => ({
        ...group,
        title: said(group.title),
        links: [...group.links, ...others.filter((link) => link.group === group.name)],
      }))
      .filter(({ links }) => links.length > 0);
  }, [resources, navigation, pages, names, can, t, i18n]);
}
