import type { ListDescriptor } from '@admin/gql/resource';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useRawPath } from '../../resources/raw-location.ts';
import { useApplication } from '../../resources/use-application.ts';
import { errorText } from '../../text/error-text.ts';
import { useNotify } from '../../kit/notify-context.ts';
import type { Columns } from '../../table/use-columns.ts';
import '../../locales/views-texts.ts';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import { knownViews, rememberViews, useKnownViews } from './known-views.ts';
import { openedInView, useOpenedView } from './opened-view.ts';
import { useViewStore } from './use-view-store.ts';
import { showColumnsOf, showOwnColumns } from './view-columns.ts';
import { isSameView, movedPosition, positionBetween, stateIn, viewOf } from './view-state.ts';
import {
  ViewChangedError,
  type SavedView,
  type ViewContent,
  type ViewStore,
} from '../../storage/view-store.ts';
import { removeBeside, saveBeside } from './write-beside.ts';

/** A list at work. */
export interface ViewedList {
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
}

/** Content of a view when it is saved. */
export type NewView = Pick<ViewContent, 'name' | 'isShared'> & Pick<SavedView, 'isDefault'>;

export interface Views {
  /** The list that they are of, as their store calls it. */
  readonly name: string;
  readonly views: readonly SavedView[];
  /** View that the list is open in. */
  readonly current: SavedView | undefined;
  /** Whether the list differs from `current`. */
  readonly isChanged: boolean;
  readonly mayShare: boolean;
  /**
   * Whether a view can be the default of the list: the list must have one address of its own, not
   * an address below each record.
   */
  readonly mayBeDefault: boolean;
  /** Reads the views from the store. */
  readonly read: () => void;
  readonly open: (view: SavedView, options?: { readonly replace?: boolean }) => void;
  /** Leaves the view: the list as it was before, with its own columns. */
  readonly leave: () => void;
  /** Keeps what the list shows under a name. */
  readonly create: (view: NewView) => void;
  /** Updates the view with the conditions and columns of the list. */
  readonly keepChanges: (view: SavedView) => void;
  readonly save: (view: SavedView, change: Partial<ViewContent>) => void;
  /** By one place: `-1` towards the beginning. */
  readonly move: (view: SavedView, by: -1 | 1) => void;
  readonly makeDefault: (view: SavedView | null) => void;
  readonly remove: (view: SavedView) => void;
  readonly add: (views: readonly ViewContent[]) => void;
}

/**
 * Saved views of a list, and their operations. A failed change is reported, and the views are read
 * again.
 */
export function useViews({ list, state, update, columns }: ViewedList): Views {
  const { t } = useTranslation();
  const notify = useNotify();
  const store = useViewStore();
  const path = useRawPath();
  const name = columns.name.replace(/\?.*/, '');
  const application = useApplication();
  const views = useKnownViews(name);
  const opened = useOpenedView(name);
  const present = viewOf(state, columns);
  // A list without conditions is in no view.
  const isPlain = present.query === '' && present.columns === null && present.layout === null;
  const same = isPlain ? [] : views.filter((view) => isSameView(view, present));
  const exact = same.find(({ id }) => id === opened) ?? same[0];
  const current =
    exact ?? (present.query === '' ? undefined : views.find(({ id }) => id === opened));
  const id = current?.id ?? null;
  useEffect(() => {
    if (id !== opened) openedInView(name, id, application);
  }, [name, id, opened, application]);

  const asked = useRef(0);
  const readAll = useCallback(
    async (isQuiet = false) => {
      asked.current += 1;
      const own = asked.current;
      const read = await store.list(name);
      // An answer that a later one has overtaken.
      if (own === asked.current) rememberViews({ list: name, path, application }, read, isQuiet);
    },
    [store, name, path, application],
  );
  // Tabs that appear under a pointer which is on its way to a row would move it away.
  const read = useCallback(
    () => void readAll(knownViews(name, application).length === 0).catch(() => undefined),
    [name, application, readAll],
  );
  const change = (work: (store: ViewStore) => Promise<string | void>) => {
    const run = async () => {
      try {
        const done = await work(store);
        if (done !== undefined) notify({ text: done });
      } catch (error) {
        notify({
          severity: 'error',
          text:
            error instanceof ViewChangedError
              ? t('views.changedMeanwhile')
              : t('views.failed', { reason: errorText(error, t).title }),
        });
      }
      await readAll().catch(() => undefined);
    };
    void run();
  };

  return {
    name,
    views,
    current,
    isChanged: current !== undefined && !exact,
    mayShare: store.mayShare,
    mayBeDefault: !name.includes('.'),
    read,
    open: (view, options) => {
      openedInView(name, view.id, application);
      showColumnsOf(name, view, application);
      const next = stateIn(view, list);
      update({ ...next, view: next.view ?? marker(views) }, options);
    },
    leave: () => {
      openedInView(name, null, application);
      for (const each of new Set([columns.name, name])) showOwnColumns(each, application);
      update({ view: marker(views), filters: [], rest: undefined, search: '', sort: [] });
    },
    create: ({ isDefault, ...view }) =>
      change(async ({ create, makeDefault }) => {
        const created = await create(name, {
          ...view,
          ...present,
          position: positionBetween(views.at(-1), undefined),
        });
        openedInView(name, created.id, application);
        if (isDefault) await makeDefault(name, created.id);
        return t('views.saved', { name: created.name });
      }),
    keepChanges: (view) =>
      change(async (to) =>
        t('views.saved', { name: (await saveBeside(to, name, view, present)).name }),
      ),
    save: (view, content) => change(async (to) => void (await saveBeside(to, name, view, content))),
    move: (view, by) =>
      change(
        async (to) =>
          void (await saveBeside(to, name, view, { position: movedPosition(views, view, by) })),
      ),
    makeDefault: (view) => change(({ makeDefault }) => makeDefault(name, view?.id ?? null)),
    remove: (view) =>
      change(async (to) => {
        await removeBeside(to, name, view);
        return t('views.removed', { name: view.name });
      }),
    add: (contents) =>
      change(async ({ create }) => {
        let last = views.at(-1);
        for (const content of contents)
          last = await create(name, {
            ...content,
            isShared: content.isShared && store.mayShare,
            position: positionBetween(last, undefined),
          });
        return t('views.imported', { count: contents.length });
      }),
  };
}

/** Parameter value that opens a list without its default view. */
const marker = (views: readonly SavedView[]) =>
  views.some(({ isDefault }) => isDefault) ? '' : undefined;
