import { part } from '../admin/part.tsx';
import { withCondition } from '../table/with-condition.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';

const FilterEditor = part(async () => (await import('../filters/filter-editor.tsx')).FilterEditor);
const ColumnChooser = part(async () => (await import('./column-chooser.tsx')).ColumnChooser);
const ListMenu = part(async () => (await import('./list-menu.tsx')).ListMenu);

/** What a button of the toolbar has opened, and beside what. `index`: of the condition to edit; a new one without it. */
export interface Opened {
  readonly part: 'columns' | 'filter' | 'menu';
  readonly anchor: HTMLElement;
  readonly index?: number;
}

/** What the toolbar of a list opens. */
export function OpenedEditor({ opened: { part: name, anchor, index }, onClose, ...list }: Omit<ListToolbarProps, 'onRefresh'> & { readonly opened: Opened; readonly onClose: () => void }) {
  const { descriptor, list: { filters }, state, update, columns } = list;
  if (name === 'menu') return <ListMenu {...list} anchor={anchor} onClose={onClose} />;
  if (name === 'columns') return <ColumnChooser resource={descriptor.name} columns={columns} anchor={anchor} onClose={onClose} />;
  const edited = index === undefined ? undefined : state.filters[index];
  return (
    <FilterEditor
      resource={descriptor.name}
      filters={filters}
      condition={edited}
      anchor={anchor}
      onClose={onClose}
      onApply={(condition) => {
        onClose();
        update({ filters: withCondition(filters, state.filters, condition, edited) });
      }}
    />
  );
}
