import type { FieldDescriptor } from '@admin/gql/resource';
import { use, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import type { ColumnLooks } from '../resources/table-column.ts';
import { isNumeric } from '../values/is-numeric.ts';
import { HeaderToolsContext } from './header-tools.ts';
import type { Sorting } from './record-table.tsx';

export interface ColumnHeaderProps {
  readonly field: FieldDescriptor;
  readonly label: string;
  /** Looks of the column in its definition. */
  readonly own?: ColumnLooks | undefined;
  readonly isTitle: boolean;
  /** Absent when the server cannot sort by the column. */
  readonly sorting: Sorting | undefined;
}

export function ColumnHeader({ field, label, own, isTitle, sorting }: ColumnHeaderProps) {
  const { t } = useTranslation();
  const tools = use(HeaderToolsContext)?.(field);
  const place = {
    // The header's tools are not part of its accessible name.
    'aria-label': tools ? label : undefined,
    'data-title': isTitle ? '' : undefined,
    'data-numeric': (own?.isAtEnd ?? isNumeric(field)) ? '' : undefined,
    style: own?.style,
  };
  if (!sorting)
    return (
      <th
        scope="col"
        title={field.unindexed ? t('table.unindexed') : undefined}
        data-unindexed={field.unindexed ? '' : undefined}
        {...place}
      >
        {label}
        {tools}
      </th>
    );
  const key = sorting.sort.find((each) => each.field === field.name);
  const direction = key && (key.descending ? 'descending' : 'ascending');
  // A touch may begin a scroll, and the secondary button opens a menu.
  const onPress = ({ button, pointerType, shiftKey }: PointerEvent) =>
    button === 0 && pointerType !== 'touch' && sorting.expect?.(field.name, shiftKey);
  return (
    <th scope="col" aria-sort={direction ?? 'none'} {...place}>
      <button
        type="button"
        data-sort=""
        data-sorted={direction}
        data-order={key && sorting.sort.length > 1 ? sorting.sort.indexOf(key) + 1 : undefined}
        onPointerDown={onPress}
        onClick={(event) => sorting.toggle(field.name, event.shiftKey)}
      >
        {label}
        <Icon name="arrowUp" size={14} />
      </button>
      {tools}
    </th>
  );
}
