import type { QueryGroup } from '@admin/gql/resource';
import { useState } from 'react';

import { noActions, useTools } from '../../actions/use-tools.ts';
import { useCommands } from '../../commands/commands-context.tsx';
import { listHref, parseAddress, toolsHref } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { queryHref } from '../../resources/query-address.ts';
import { useRawPath } from '../../resources/raw-location.ts';
import { useCan } from '../../resources/use-can.ts';
import { useNames } from '../../resources/use-names.ts';
import { useQueryName } from '../../screens/queries/use-query-name.ts';
import { useQueryGroup } from '../../screens/queries/use-queries.ts';
import { fitting } from './matching.ts';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';
import { usePlaceGroups } from './use-place-groups.ts';
import { useSearchTexts } from './use-search-texts.ts';
import { useSettingGroup } from './use-setting-group.ts';
import { useViewGroup } from './use-view-group.ts';

/** Maximum number of options per group, before and after the user types. */
const most = { before: 8, after: 6 } as const;

const noQueries = async (): Promise<QueryGroup> => ({
  items: [],
  load: () => Promise.reject(new Error('There are no queries to load.')),
});

/** Groups of options for the typed text that need no search by the server. */
export function usePaletteGroups(typed: string, onHelp: () => void): readonly PaletteGroup[] {
  const say = useSearchTexts();
  const names = useNames();
  const address = parseAddress(useRawPath());
  // State of the page when the palette opened.
  const commands = useCommands();
  const [isSearchable] = useState(() => commands.find('list.search') !== undefined);
  const term = typed.trim();
  const groups = [
    ...usePlaceGroups(),
    useViewGroup(term !== ''),
    ...useOperationGroups(),
    useSettingGroup(onHelp),
  ];
  const isOpen = (group: PaletteGroup) => term !== '' || !group.onlyTyped;
  const found = groups.filter(isOpen).map(({ title, items }) => ({
    title,
    items: fitting<PaletteItem>(items, term, (item) =>
      [item.title, item.detail, item.also].join(' '),
    ).slice(0, term === '' ? most.before : most.after),
  }));
  const inList =
    term !== '' && isSearchable && address?.screen === 'list'
      ? [
          {
            title: names.title(address.resource),
            items: [
              {
                key: 'list',
                title: say('inList', { term }),
                href: listHref(address.resource, new URLSearchParams({ q: term }).toString()),
              },
            ],
          },
        ]
      : [];
  return [...found, ...inList].filter(({ items }) => items.length > 0);
}

/** Queries and tools of the schema. */
function useOperationGroups(): readonly PaletteGroup[] {
  const say = useSearchTexts();
  const names = useNames();
  const queryName = useQueryName();
  const can = useCan();
  const admin = useAdmin();
  const tools = useTools(can('update', '') ? admin.tools : undefined) ?? noActions;
  const queries = useQueryGroup(admin.queries?.load ?? noQueries);
  return [
    {
      title: say('queries'),
      onlyTyped: true,
      items: (queries?.items ?? []).map((query) => ({
        key: query.name,
        title: queryName(query),
        href: queryHref(query.name),
      })),
    },
    {
      title: say('tools'),
      onlyTyped: true,
      items: tools.items.map((action) => ({
        key: action.name,
        title: names.action('', action),
        href: toolsHref,
      })),
    },
  ];
}
