import { recordId, type FieldDescriptor, type ResourceRecord } from '@admin/gql/resource';
import { useTheme } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedia } from '../data/use-media.ts';
import { useCells, type Cell } from '../fields/use-cells.tsx';
import { useSay } from '../fields/use-say.ts';
import { useValueText, type ValueText } from '../fields/use-value-text.ts';
import { looksOf, type ColumnLooks } from '../resources/table-column.ts';
import { useNames } from '../resources/use-names.ts';
import { visible } from '../values/is-blank.ts';
import type { RecordTableProps } from './record-table.tsx';
import { asShown, repeatedColumns, titleColumn } from './title-column.ts';

/** Properties that all rows of a table share. */
export interface TableView {
  readonly name: string;
  readonly columns: readonly ViewColumn[];
  readonly cell: Cell;
  readonly text: ValueText;
  /** Whether rows are cards, whose lines show the names of their columns. */
  readonly isCards: boolean;
  readonly hasChoice: boolean;
  /**
   * Accessible name of the button for a row's menu, before the record's label. Absent: rows have no
   * menu.
   */
  readonly menu: string | undefined;
  /** The label has a column of its own. `compact`: other columns contain its parts. */
  readonly labelColumn: 'full' | 'compact' | undefined;
}

export interface ViewColumn {
  readonly name: string;
  readonly field: FieldDescriptor;
  readonly label: string;
  readonly isTitle: boolean;
  /** The title of the row contains the value, and the row is a card. */
  readonly isRepeated: boolean;
  /** Looks of the column in its definition. */
  readonly own: ColumnLooks | undefined;
}

export interface TableViewOptions extends Pick<
  RecordTableProps,
  'descriptor' | 'columns' | 'controls'
> {
  /** Records that determine the title column and the columns that repeat the label. */
  readonly sample: readonly ResourceRecord[];
  /**
   * Whether the label column is only a mark on a wide screen when other columns contain the label.
   *
   * @defaultValue true
   */
  readonly hasCompactLabels?: boolean;
}

/** Properties that the rows of a table share, and the label of a record in them. */
export function useTableView({
  descriptor,
  columns,
  controls,
  sample,
  hasCompactLabels = true,
}: TableViewOptions): readonly [view: TableView, labelOf: (record: ResourceRecord) => string] {
  const { name } = descriptor;
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(name);
  const cell = useCells(text, name);
  const say = useSay();
  const isCards = useMedia(useTheme().breakpoints.down('sm'));
  const hasChoice = controls?.choice !== undefined;
  const menu = controls?.hasMenu ? t('table.menu') : undefined;
  const labelOf = useCallback(
    (record: ResourceRecord) =>
      descriptor.key === null
        ? ''
        : visible(descriptor.label(record, say), recordId(descriptor.key, record)),
    [descriptor, say],
  );
  const view = useMemo((): TableView => {
    const title = descriptor.key === null ? columns[0] : titleColumn(columns, descriptor, sample);
    const hasLabels = descriptor.key !== null && title === undefined;
    const repeated =
      hasLabels && hasCompactLabels
        ? repeatedColumns(columns, sample.map(labelOf), sample, text)
        : [];
    return {
      name,
      columns: columns.map((column: FieldDescriptor): ViewColumn => ({
        name: column.name,
        field: asShown(column, descriptor.key),
        label: names.field(name, column),
        isTitle: column === title,
        isRepeated: repeated.includes(column),
        own: looksOf(column),
      })),
      cell,
      text,
      isCards,
      hasChoice,
      menu,
      labelColumn: hasLabels ? (repeated.length > 0 ? 'compact' : 'full') : undefined,
    };
  }, [
    descriptor,
    columns,
    sample,
    hasCompactLabels,
    name,
    names,
    text,
    cell,
    isCards,
    hasChoice,
    menu,
    labelOf,
  ]);
  return [view, labelOf];
}
