import { useAdmin, useCan, useNames } from '@admin/ui';
import type { ResourceSummary } from '@admin/gql';
import { useTranslation } from 'react-i18next';

import { foremost } from '../resources/index.ts';

export interface Section extends ResourceSummary {
  readonly title: string;
}

/** Resources whose lists the user may open: those that the application names as foremost, then by title. */
export function useSections(): readonly Section[] {
  const { i18n } = useTranslation();
  const { resources } = useAdmin();
  const names = useNames();
  const can = useCan();
  const rank = (name: string) => foremost.indexOf(name) >>> 0;
  const inOrder = new Intl.Collator(i18n.language);
  return resources
    .filter(({ name }) => can('list', name))
    .map((resource) => ({ ...resource, title: names.title(resource.name) }))
    .sort((one, other) => rank(one.name) - rank(other.name) || inOrder.compare(one.title, other.title));
}
