import type { ResourceDescriptor } from '@admin/gql/resource';

import { feature, type Feature } from '../slots/feature.ts';
import type { Can } from '../slots/slot-props.ts';

const views = feature({
  name: 'views',
  slots: { 'list.views': ({ AboveList }) => AboveList },
  load: () => import('./views/above-list.tsx'),
});
const listMenu = () => import('./list-menu-items.ts');
const rowMenu = () => import('./row-menu-items.ts');
const chosenRows = () => import('./chosen-rows.ts');
const recordActions = () => import('./record-actions.ts');

const hasRowActions = ({ name, actions }: ResourceDescriptor, can: Can) =>
  can('update', name) &&
  actions?.items.some(({ place }) => place === 'rows' || place === 'record') === true;
const isEdited = ({ name, update }: ResourceDescriptor, can: Can) =>
  update !== undefined && can('update', name);
const isRemoved = ({ name, remove }: ResourceDescriptor, can: Can) =>
  remove !== undefined && can('remove', name);

/** Features of the product, in the order of a slot. */
const first: readonly Feature[] = [
  views,
  feature({
    name: 'dimensions',
    when: ({ dimensions }) => !!dimensions,
    slots: { 'list.toolbar': ({ ListDimensions }) => ListDimensions },
    load: recordActions,
  }),
  feature({
    name: 'panel',
    slots: { 'list.panel': ({ RecordPanel }) => RecordPanel },
    load: () => import('./panel/record-panel.tsx'),
  }),
  feature({ name: 'tree', slots: { 'list.menu': ({ TreeItem }) => TreeItem }, load: listMenu }),
  feature({
    name: 'export',
    slots: { 'list.menu': ({ ExportItem }) => ExportItem },
    load: listMenu,
  }),
  feature({
    name: 'import',
    slots: { 'list.menu': ({ ImportItem }) => ImportItem },
    load: listMenu,
  }),
  feature({
    name: 'saved views',
    slots: { 'list.menu': ({ ViewsItems }) => ViewsItems },
    load: listMenu,
  }),
  feature({
    name: 'collection actions',
    when: ({ actions }) => actions?.items.some(({ place }) => place === 'collection') === true,
    slots: { 'list.header': ({ CollectionActions }) => CollectionActions },
    load: recordActions,
  }),
  feature({
    name: 'actions',
    slots: {
      'list.owner': ({ OwnerActions }) => OwnerActions,
      'record.action': ({ RecordActionButtons }) => RecordActionButtons,
      'record.part': ({ PartActions }) => PartActions,
    },
    load: recordActions,
  }),
  feature({
    name: 'row panel',
    slots: { 'list.row': ({ PanelItem }) => PanelItem },
    load: rowMenu,
  }),
  feature({
    name: 'row actions',
    slots: { 'list.row': ({ RowActionItems }) => RowActionItems },
    load: rowMenu,
  }),
  feature({
    name: 'bulk actions',
    when: hasRowActions,
    slots: { 'list.rows': ({ RowsActionButtons }) => RowsActionButtons },
    load: chosenRows,
  }),
  feature({
    name: 'problems of rows',
    slots: { 'list.problems': ({ ProblemsButton }) => ProblemsButton },
    load: chosenRows,
  }),
  feature({
    name: 'bulk edit',
    when: isEdited,
    slots: { 'list.rows': ({ EditRowsButton }) => EditRowsButton },
    load: chosenRows,
  }),
  feature({
    name: 'export of rows',
    // The export alone does not make rows choosable.
    when: (resource, can) =>
      hasRowActions(resource, can) || isEdited(resource, can) || isRemoved(resource, can),
    slots: { 'list.rows': ({ ExportRowsButton }) => ExportRowsButton },
    load: chosenRows,
  }),
];

/** Destructive features come last. */
const last: readonly Feature[] = [
  feature({
    name: 'bulk remove',
    when: isRemoved,
    slots: { 'list.rows': ({ RemoveRowsButton }) => RemoveRowsButton },
    load: chosenRows,
  }),
  feature({
    name: 'remove',
    slots: { 'record.action': ({ RemoveButton }) => RemoveButton },
    load: recordActions,
  }),
  feature({
    name: 'row remove',
    slots: { 'list.row': ({ RemoveItem }) => RemoveItem },
    load: rowMenu,
  }),
];

/** The features of an application: those of the product, with its own before what deletes. */
export const withProductFeatures = (own: readonly Feature[]): readonly Feature[] => [
  ...first,
  ...own,
  ...last,
];

/** Starts loading the bar of views, by the time that a list is known to have some. */
export const preloadViews = () =>
  void views
    .at('list.views')
    ?.load()
    .catch(() => undefined);

/**
 * Loads the features of a record's page in parallel with the page, so that they cause no layout
 * shift.
 */
export async function loadRecordActions(): Promise<void> {
  const loading = [...first, ...last].flatMap(({ at }) =>
    (['record.action', 'record.part', 'list.owner'] as const).flatMap(
      (slot): Promise<unknown>[] => {
        const filling = at(slot);
        return filling ? [filling.load()] : [];
      },
    ),
  );
  await Promise.allSettled(loading);
}
