import type { ResourceSummary } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useAdmin } from '../admin/admin-context.tsx';
import { useNames } from '../admin/use-names.ts';
import { useCan } from '../admin/use-resource.ts';

/** What an application says about the order of its navigation, by names of resources. A name that is not there is passed over. */
export interface SectionOrder {
  /** First, in this order; the others follow by title. */
  readonly foremost?: readonly string[];
  /** About the application itself rather than its data: a group of their own, at the end. */
  readonly management?: readonly string[];
}

export interface Section {
  readonly name: string;
  readonly title: string;
  readonly resource: ResourceSummary;
}

const none: readonly string[] = [];

/** Resources whose lists the user may open, in the order of the navigation. */
export function useSections({ foremost = none, management = none }: SectionOrder = {}): readonly Section[] {
  const { i18n } = useTranslation();
  const { resources } = useAdmin();
  const names = useNames();
  const can = useCan();
  return useMemo(() => {
    const byTitle = new Intl.Collator(i18n.language);
    const rank = (name: string) => {
      if (management.includes(name)) return foremost.length + 1;
      return foremost.includes(name) ? foremost.indexOf(name) : foremost.length;
    };
    return resources
      .filter(({ name }) => can('list', name))
      .map((resource) => ({ name: resource.name, title: names.title(resource.name), resource }))
      .sort((one, other) => rank(one.name) - rank(other.name) || byTitle.compare(one.title, other.title));
  }, [resources, names, can, i18n.language, foremost, management]);
}
