import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useCommands } from '../../commands/commands-context.tsx';
import type { Commands } from '../../commands/registry.ts';
import '../../locales/menu-texts.ts';
import '../../locales/records-texts.ts';
import { createHref, toolsHref } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { queriesHref } from '../../resources/query-address.ts';
import { useRawPath } from '../../resources/raw-location.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useScope } from '../../resources/scope-context.tsx';
import { useApplication } from '../../resources/use-application.ts';
import { useCan } from '../../resources/use-can.ts';
import { useNames } from '../../resources/use-names.ts';
import { useNavigation } from '../../resources/use-navigation.ts';
import { useQueriesTitle } from '../../resources/use-queries-title.ts';
import { recentRecords } from '../../storage/recent-records.ts';
import type { PaletteGroup } from './palette-group.ts';
import { useSearchTexts } from './use-search-texts.ts';

/** Commands with a label. Of several with one label, the first. */
function offeredBy(commands: Commands) {
  const offered = new Map<string, () => unknown>();
  for (const { label = '', run } of commands.enabled())
    if (label !== '' && !offered.has(label)) offered.set(label, run);
  return [...offered].map(([title, run]) => ({ title, run: () => void run() }));
}

/** Groups of recent records, commands of the page, sections, and forms for new records. */
export function usePlaceGroups(): readonly PaletteGroup[] {
  const { t } = useTranslation();
  const say = useSearchTexts();
  const names = useNames();
  const queriesTitle = useQueriesTitle();
  const can = useCan();
  const admin = useAdmin();
  const resources = useResources();
  const { prefix } = useScope();
  const application = useApplication();
  const path = useRawPath();
  const sections = useNavigation().flatMap(({ links }) => links);
  // State of the page when the palette opened.
  const commands = useCommands();
  const [here] = useState(() => offeredBy(commands));
  const [recent] = useState(() => recentRecords(prefix, application));
  return [
    {
      title: say('recent'),
      items: recent
        .filter(({ href, resource }) => href !== path && can('show', resource))
        .map(({ href, resource, title }) => ({
          key: href,
          title,
          detail: title.startsWith(names.record(resource)) ? '' : names.record(resource),
          href,
        })),
    },
    {
      title: say('page'),
      items: here
        .filter(({ title }) => !sections.some((section) => section.title === title))
        .map(({ title, run }) => ({ key: title, title, run })),
    },
    {
      title: say('sections'),
      items: [
        ...sections.map(({ href, title }) => ({ key: href, title, href })),
        ...(admin.queries ? [{ key: queriesHref, title: queriesTitle, href: queriesHref }] : []),
        ...(admin.tools && can('update', '')
          ? [{ key: toolsHref, title: t('shell.tools'), href: toolsHref }]
          : []),
      ],
    },
    {
      title: say('create'),
      onlyTyped: true,
      items: resources.all
        .filter(({ name }) => can('create', name))
        .map(({ name }) => ({
          key: name,
          title: names.create(name),
          detail: names.title(name),
          also: t('list.create'),
          href: createHref(name),
        })),
    },
  ];
}
