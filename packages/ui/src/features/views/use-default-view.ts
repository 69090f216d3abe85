import { useEffect, useEffectEvent, useRef } from 'react';

import { formatListState } from '../../resources/list-state.ts';
import { useApplication } from '../../resources/use-application.ts';
import type { ViewedList, Views } from './use-views.ts';
import { isSameView, viewOf } from './view-state.ts';
import type { SavedView } from '../../storage/view-store.ts';
import { showOwnColumns } from './view-columns.ts';

/**
 * Opens a list with a plain address in its default view, including the columns. A change of that
 * view by others is known when the views have been read: the list then follows, unless the user has
 * changed its conditions. Without a default view the list has the user's own columns.
 *
 * @param isBare whether the address has no conditions
 * @param isReady whether the rows have loaded
 */
export function useDefaultView(
  saved: Views,
  { state, update, columns }: ViewedList,
  isBare: boolean,
  isReady: boolean,
): void {
  const application = useApplication();
  const opened = useRef<SavedView | undefined>(undefined);
  const isShown = (view: SavedView) => isSameView(viewOf(state, columns), view);
  const begin = useEffectEvent(() => {
    const preset =
      formatListState(state) === '' ? undefined : saved.views.find(({ isDefault }) => isDefault);
    opened.current = preset;
    if (preset && !isShown(preset)) saved.open(preset, { replace: true });
    // The address then includes the state, so that it can be shared.
    else if (formatListState(state) !== '') update({}, { replace: true });
    else if (!saved.current) showOwnColumns(columns.name, application);
  });
  useEffect(() => {
    if (isReady && isBare) begin();
  }, [isReady, isBare]);

  const goAlong = useEffectEvent((views: readonly SavedView[]) => {
    const before = opened.current;
    const present = before && views.find(({ id }) => id === before.id);
    if (!before || !present || isSameView(before, present)) return;
    opened.current = present;
    if (isShown(before)) saved.open(present, { replace: true });
  });
  const { views } = saved;
  useEffect(() => goAlong(views), [views]);
}
