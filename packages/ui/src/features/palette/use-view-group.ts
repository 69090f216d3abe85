import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { listHref, parseAddress } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { listBelow } from '../../resources/list-below.ts';
import { useRawPath } from '../../resources/raw-location.ts';
import { useResources } from '../../resources/resources-context.tsx';
import { useApplication } from '../../resources/use-application.ts';
import { useCan } from '../../resources/use-can.ts';
import { useNames } from '../../resources/use-names.ts';
import { useNestedTitle } from '../../resources/use-nested-lists.ts';
import type { ListedView, SavedView } from '../../storage/view-store.ts';
import { useDefinitionText } from '../../text/use-definition-text.ts';
import { knownViews, rememberViews, viewAddress } from '../views/known-views.ts';
import { openedInView } from '../views/opened-view.ts';
import { useViewStore } from '../views/use-view-store.ts';
import { showColumnsOf } from '../views/view-columns.ts';
import type { PaletteGroup } from './palette-group.ts';
import { useDefinedViews } from './use-defined-views.ts';
import { useSearchTexts } from './use-search-texts.ts';

/** List with views. */
interface OfferedList {
  /** Name under which its views are stored. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
}

interface AllViews {
  readonly of: (list: string) => readonly SavedView[];
  /** Lists with views, as far as they are known. */
  readonly lists: readonly string[];
}

/**
 * Views of all lists, once the user searches. Until the store has answered, and if it cannot, the
 * views stored in this browser.
 */
function useAllViews(isSought: boolean): AllViews {
  const store = useViewStore();
  const application = useApplication();
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
    of: (list) => told?.filter((view) => view.list === list) ?? knownViews(list, application),
    lists: [...new Set(told?.map(({ list }) => list))],
  };
}

/** Group of list views, once the user searches. */
export function useViewGroup(isSought: boolean): PaletteGroup {
  const say = useSearchTexts();
  const names = useNames();
  const nestedTitle = useNestedTitle();
  const said = useDefinitionText();
  const can = useCan();
  const admin = useAdmin();
  const resources = useResources();
  const address = parseAddress(useRawPath());
  const [, navigate] = useLocation();
  const application = useApplication();
  const views = useAllViews(isSought);
  const defined = useDefinedViews(isSought);
  const listed = resources.all.filter(({ name }) => can('list', name));
  const below = views.lists.flatMap((name): readonly OfferedList[] => {
    const found = listBelow(name, address, resources, admin.can);
    return found ? [{ name, path: found.path, title: nestedTitle(found.owner, found.nested) }] : [];
  });
  const viewed: readonly OfferedList[] = [
    ...below,
    ...listed.map(({ name }) => ({ name, path: listHref(name), title: names.title(name) })),
  ];
  return {
    title: say('views'),
    onlyTyped: true,
    items: [
      ...viewed.flatMap(({ name, path: list, title }) =>
        views.of(name).map((view) => ({
          key: `${name} ${view.id}`,
          title: view.name,
          detail: title,
          run: () => {
            // The list gets the tab of the view, even if this browser did not store it before.
            rememberViews({ list: name, path: list, application }, views.of(name), false);
            showColumnsOf(name, view, application);
            openedInView(name, view.id, application);
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
  };
}
