import type { QueryGroup } from '@admin/gql/resource';
import { useColorScheme } from '@mui/material/styles';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { noActions, useTools } from '../../actions/use-tools.ts';
import { createHref, listHref, parseAddress, toolsHref } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { useResources } from '../../resources/resources-context.tsx';
import { useRawPath } from '../../resources/raw-location.ts';
import { useNames } from '../../resources/use-names.ts';
import { useSaid } from '../../text/use-said.ts';
import { useCan } from '../../resources/use-can.ts';
import { useCommands } from '../../commands/commands-context.tsx';
import type { Commands } from '../../commands/registry.ts';
import { languagesOf } from '../../locales/create-i18n.ts';
import '../../locales/keys-texts.ts';
import '../../locales/menu-texts.ts';
import '../../locales/records-texts.ts';
import { useNestedTitle } from '../../resources/use-nested-lists.ts';
import { queriesHref, queryHref } from '../../resources/query-address.ts';
import { useQueryGroup } from '../../screens/queries/use-queries.ts';
import { useQueriesTitle } from '../../resources/use-queries-title.ts';
import { useQueryName } from '../../screens/queries/use-query-name.ts';
import { useScope } from '../../resources/scope-context.tsx';
import { SessionContext } from '../../session/session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { useNavigation } from '../../resources/use-navigation.ts';
import { draftsHref } from '../drafts/drafts-href.ts';
import { knownViews, rememberViews, viewAddress } from '../views/known-views.ts';
import { openedInView } from '../views/opened-view.ts';
import { useViewStore } from '../views/use-view-store.ts';
import { showColumnsOf } from '../views/view-columns.ts';
import type { ListedView, SavedView } from '../../storage/view-store.ts';
import { listBelow } from '../../resources/list-below.ts';
import { fitting } from './matching.ts';
import { recentRecords } from '../../storage/recent-records.ts';
import { useDefinedViews } from './use-defined-views.ts';
import { useSearchTexts } from './use-search-texts.ts';

export interface PaletteItem {
  readonly key: string;
  readonly title: string;
  readonly detail?: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** Where it leads, or what it does. */
  readonly href?: string;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** Of each group, before anything is typed and after. */
const most = { before: 8, after: 6 } as const;

const noQueries = async (): Promise<QueryGroup> => ({
  items: [],
  load: () => Promise.reject(new Error('There are no queries to load.')),
});

/** The commands that have a title, of several with the same title the first. */
function offeredBy(commands: Commands) {
  const offered = new Map<string, () => unknown>();
  for (const { label = '', run } of commands.enabled())
    if (label !== '' && !offered.has(label)) offered.set(label, run);
  return [...offered].map(([title, run]) => ({ title, run: () => void run() }));
}

/** A list whose views are offered. */
interface OfferedList {
  /** Under which its views are kept. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
}

interface AllViews {
  readonly of: (list: string) => readonly SavedView[];
  /** Lists that have some, as far as that is told. */
  readonly lists: readonly string[];
}

/**
 * The views of all lists, once something is sought: until they are told, and where nobody tells,
 * those that this browser knows of.
 */
function useAllViews(isSought: boolean): AllViews {
  const store = useViewStore();
  const [told, setTold] = useState<readonly ListedView[]>();
  const isAsked = isSought && !told;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    store.all?.().then(
      (views) => !isGone && setTold(views),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, store]);
  return {
    of: (list) => told?.filter((view) => view.list === list) ?? knownViews(list),
    lists: [...new Set(told?.map(({ list }) => list))],
  };
}

/**
 * What the palette offers for what is typed, in groups: nothing of it is searched for by the
 * server.
 */
export function usePaletteGroups(typed: string, onHelp: () => void): readonly PaletteGroup[] {
  const { t, i18n } = useTranslation();
  const say = useSearchTexts();
  const names = useNames();
  const nestedTitle = useNestedTitle();
  const said = useSaid();
  const queryName = useQueryName();
  const queriesTitle = useQueriesTitle();
  const can = useCan();
  const admin = useAdmin();
  const resources = useResources();
  const { prefix } = useScope();
  const path = useRawPath();
  const navigation = useNavigation();
  const [, navigate] = useLocation();
  const { mode, setMode } = useColorScheme();
  const session = use(SessionContext);
  const signOut = useSignOut();
  const tools = useTools(can('update', '') ? admin.tools : undefined) ?? noActions;
  const queries = useQueryGroup(admin.queries?.load ?? noQueries);
  // As the page was when the palette was opened over it.
  const commands = useCommands();
  const [here] = useState(() => offeredBy(commands));
  const [isSearchable] = useState(() => commands.find('list.search') !== undefined);
  const [recent] = useState(() => recentRecords(prefix));

  const term = typed.trim();
  const views = useAllViews(term !== '');
  const defined = useDefinedViews(term !== '');
  const address = parseAddress(path);
  const sections = navigation.flatMap(({ links }) => links);
  const listed = resources.all.filter(({ name }) => can('list', name));
  const below = views.lists.flatMap((name): readonly OfferedList[] => {
    const found = listBelow(name, address, resources, admin.can);
    return found ? [{ name, path: found.path, title: nestedTitle(found.owner, found.nested) }] : [];
  });
  const viewed: readonly OfferedList[] = [
    ...below,
    ...listed.map(({ name }) => ({ name, path: listHref(name), title: names.title(name) })),
  ];
  const groups: readonly (PaletteGroup & { readonly onlyTyped?: boolean })[] = [
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
    {
      title: say('views'),
      onlyTyped: true,
      items: [
        ...viewed.flatMap(({ name, path: list, title }) =>
          views.of(name).map((view) => ({
            key: `${name} ${view.id}`,
            title: view.name,
            detail: title,
            run: () => {
              // The list has its tab, also where it is the first that this browser hears of it.
              rememberViews(name, list, views.of(name), false);
              showColumnsOf(name, view);
              openedInView(name, view.id);
              navigate(`${list}?${viewAddress(view)}`);
            },
          })),
        ),
        ...listed.flatMap(({ name }) =>
          (defined.get(name) ?? []).map((view) => ({
            key: `${name} ~${view.name}`,
            title: said(view.title),
            detail: names.title(name),
            href: listHref(name, new URLSearchParams({ view: view.name }).toString()),
          })),
        ),
      ],
    },
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
    {
      title: say('settings'),
      onlyTyped: true,
      items: [
        ...(['light', 'dark', 'system'] as const)
          .filter((theme) => theme !== mode)
          .map((theme) => ({
            key: theme,
            title: say('theme', { theme: t(`shell.themes.${theme}`) }),
            run: () => setMode(theme),
          })),
        ...languagesOf(i18n)
          .filter(({ code }) => code !== i18n.language)
          .map(({ code, name }) => ({
            key: code,
            title: say('language', { language: name }),
            run: () => void i18n.changeLanguage(code),
          })),
        { key: 'drafts', title: t('shell.drafts'), href: draftsHref },
        { key: 'help', title: t('keys.title'), run: onHelp },
        ...(session?.auth.changePassword
          ? [{ key: 'password', title: t('shell.changePassword'), href: '/~/password' }]
          : []),
        ...(session?.auth.signOut
          ? [
              {
                key: 'signOut',
                title: t('shell.signOut'),
                run: signOut,
              },
            ]
          : []),
      ],
    },
  ];
  const isOpen = (group: { readonly onlyTyped?: boolean }) => term !== '' || !group.onlyTyped;
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
