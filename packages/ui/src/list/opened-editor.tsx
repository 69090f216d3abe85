import type { FilterCondition } from '@admin/gql/resource';

import { part } from '../admin/part.tsx';
import { withConditions } from '../filters/condition-groups.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';

const FilterEditor = part(async () => (await import('../filters/filter-editor.tsx')).FilterEditor);
const ColumnChooser = part(async () => (await import('./column-chooser.tsx')).ColumnChooser);
const ListMenu = part(async () => (await import('./list-menu.tsx')).ListMenu);

/** What a button of the toolbar has opened, and beside what. `edited`: the conditions to change, which are one to the user; a new one without them. */
export interface Opened {
  readonly part: 'columns' | 'filter' | 'menu';
  readonly anchor: HTMLElement;
  readonly edited?: readonly FilterCondition[];
}

/** What the toolbar of a list opens. */
export function OpenedEditor({ opened: { part: name, anchor, edited = [] }, onClose, ...list }: Omit<ListToolbarProps, 'onRefresh'> & { readonly opened: Opened; readonly onClose: () => void }) {
  const { descriptor, list: { filters }, state, update, columns } = list;
  if (name === 'menu') return <ListMenu {...list} anchor={anchor} onClose={onClose} />;
  if (name === 'columns') return <ColumnChooser resource={descriptor.name} {...{ list: list.list, state, update, columns }} anchor={anchor} onClose={onClose} />;
  return (
    <FilterEditor
      resource={descriptor.name}
      filters={filters}
      edited={edited}
      anchor={anchor}
      onClose={onClose}
      onApply={(next) => {
        onClose();
        update({ filters: withConditions(filters, state.filters, next, edited) });
      }}
    />
  );
}
