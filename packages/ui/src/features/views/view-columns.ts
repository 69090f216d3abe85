import { isRecord } from '../../values/is-record.ts';
import { layoutContent } from '../../screens/list/arrange-columns.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import { chooseColumns, storedChoice } from '../../table/use-columns.ts';
import { treeView } from '../../resources/list-state.ts';
import { isLayout } from '../../storage/is-view.ts';
import type { ViewContent } from '../../storage/view-store.ts';

/** Storage key of the user's own columns while a view replaces them. */
const ownKey = (columns: string) => `admin.ownColumns.${columns}`;

/**
 * Name under which the columns of a list are stored in a view. A defined view has a name of its
 * own.
 */
function columnsIn(list: string, { query }: Pick<ViewContent, 'query'>): string {
  const defined = new URLSearchParams(query).get('view');
  return defined === null || defined === '' || defined === treeView ? list : `${list}?${defined}`;
}

/** Puts the columns of a view in the place of the user's own. */
export function showColumnsOf(
  list: string,
  view: Pick<ViewContent, 'query' | 'columns' | 'layout'>,
  application: string,
): void {
  const name = columnsIn(list, view);
  if (readStored(ownKey(name), application) === undefined) {
    const { chosen, layout } = storedChoice(name, application);
    writeStored(ownKey(name), { chosen, layout }, application);
  }
  chooseColumns({ name, chosen: view.columns, layout: layoutContent(view.layout) }, application);
}

/** Puts the user's own columns back where those of a view are. */
export function showOwnColumns(name: string, application: string): void {
  const own = readStored(ownKey(name), application);
  if (!isRecord(own)) return;
  writeStored(ownKey(name), undefined, application);
  const { chosen, layout } = own;
  chooseColumns(
    {
      name,
      chosen: Array.isArray(chosen) ? chosen.map(String) : null,
      layout: isLayout(layout) ? layout : null,
    },
    application,
  );
}
