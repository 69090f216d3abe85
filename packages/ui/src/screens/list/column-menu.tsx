import type { FieldDescriptor, ListDescriptor } from '@admin/gql/resource';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import { LandmarkMenu } from '../../kit/landmark-menu.tsx';
import { useNames } from '../../resources/use-names.ts';
import { looksOf } from '../../resources/table-column.ts';
import { isName } from '../../values/is-name.ts';
import { isNumeric } from '../../values/is-numeric.ts';
import '../../locales/columns-texts.ts';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import {
  arrangementOf,
  hideColumn,
  moveColumn,
  pinColumn,
  pinnedOf,
  withSum,
  withWidth,
  type Arrangement,
} from './arrange-columns.ts';
import type { Columns } from '../../table/use-columns.ts';
import { withMeasuredWidths } from './measured-widths.ts';

export interface ColumnMenuProps {
  readonly resource: string;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  readonly column: FieldDescriptor;
  readonly anchor: HTMLElement;
  /** Table of the list, if it has one. */
  readonly table: HTMLTableElement | null;
  /** Focuses the edge of the column. */
  readonly onResize: () => void;
  /** `isElsewhere`: the chosen item continues in the table. */
  readonly onClose: (isElsewhere?: boolean) => void;
}

/** Menu of a column: sorting, position, width. */
export function ColumnMenu({
  resource,
  list,
  state,
  update,
  columns,
  column,
  anchor,
  table,
  onResize,
  onClose,
}: ColumnMenuProps) {
  const { t } = useTranslation();
  const label = useNames().field(resource, column);
  const { name } = column;
  const arrangement = arrangementOf(columns);
  const { names, layout } = arrangement;
  const at = names.indexOf(name);
  const isPinned = pinnedOf(arrangement).includes(name);
  const others = state.sort.filter(({ field }) => field !== name);
  const item = (text: string, act: () => void, isElsewhere = false) => (
    <MenuItem
      key={text}
      onClick={() => {
        onClose(isElsewhere);
        act();
      }}
    >
      {text}
    </MenuItem>
  );
  const arrange = (next: Arrangement) => columns.choose(next.names, next.layout);
  const hasSum = layout.sums?.includes(name) === true;
  // Sums in the definition of the list replace those that the user can choose.
  const isSummable =
    isNumeric(column) && !isName(column) && !columns.shown.some((each) => looksOf(each)?.footer);
  const sorted = (descending: boolean) => ({ field: name, descending });
  return (
    <LandmarkMenu
      anchor={anchor}
      label={t('columns.menu', { name: label })}
      onClose={() => onClose()}
    >
      {list.sortable.includes(name) && [
        item(t('columns.ascending'), () => update({ sort: [sorted(false)] })),
        item(t('columns.descending'), () => update({ sort: [sorted(true)] })),
        ...(list.multiSort && others.length > 0
          ? [
              item(t('columns.thenAscending'), () => update({ sort: [...others, sorted(false)] })),
              item(t('columns.thenDescending'), () => update({ sort: [...others, sorted(true)] })),
            ]
          : []),
        ...(others.length < state.sort.length
          ? [item(t('columns.unsort'), () => update({ sort: others }))]
          : []),
        <Divider key="order" />,
      ]}
      {at > 0 && item(t('columns.moveLeft'), () => arrange(moveColumn(arrangement, name, at - 1)))}
      {at < names.length - 1 &&
        item(t('columns.moveRight'), () => arrange(moveColumn(arrangement, name, at + 1)))}
      {item(t(isPinned ? 'columns.unpin' : 'columns.pin'), () => {
        const pinned = pinColumn(arrangement, name, !isPinned);
        // The offset of a pinned column is the sum of the widths before it.
        arrange({
          ...pinned,
          layout: withMeasuredWidths(pinned.layout, columns.shown, pinnedOf(pinned), table),
        });
      })}
      {/* Runs after the menu has returned the focus. */}
      {item(t('columns.resize'), () => void setTimeout(onResize), true)}
      {layout.widths?.[name] !== undefined &&
        !isPinned &&
        item(t('columns.fit'), () =>
          columns.choose(columns.isDefault ? null : names, withWidth(layout, name, undefined)),
        )}
      {isSummable && [
        <Divider key="sum" />,
        item(t(hasSum ? 'columns.unsum' : 'columns.sum'), () =>
          columns.choose(columns.isDefault ? null : names, withSum(layout, name, !hasSum)),
        ),
      ]}
      {names.length > 1 && [
        <Divider key="show" />,
        item(t('columns.hide'), () => arrange(hideColumn(arrangement, name))),
      ]}
    </LandmarkMenu>
  );
}
