import type { FieldDescriptor, ListDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { use, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnceThere } from '../../kit/focus-once-there.ts';
import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import { ReaderText } from '../../fields/reader-text.tsx';
import '../../locales/columns-texts.ts';
import '../../locales/lists-texts.ts';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import { arrangementOf, layoutContent, withDensity, withGrowth } from './arrange-columns.ts';
import { ColumnEdgesContext } from './column-edges.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ColumnRow, type ColumnMove } from './column-row.tsx';
import { withMeasuredWidths } from './measured-widths.ts';
import { isGrowing, type Columns } from '../../table/use-columns.ts';
import type { TableLayout } from '../../storage/table-layout.ts';

export interface ColumnChooserProps {
  readonly resource: string;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const densities = ['compact', 'standard', 'comfortable'] as const;

/**
 * Chooses the visible columns, their order, and the height of rows. Only visible columns are
 * fetched. At least one column stays visible.
 */
export function ColumnChooser({
  resource,
  list,
  state,
  update,
  columns,
  anchor,
  onClose,
}: ColumnChooserProps) {
  const { t } = useTranslation();
  const names = useNames();
  const titleId = useId();
  const [menu, setMenu] = useState<{
    readonly column: FieldDescriptor;
    readonly anchor: HTMLElement;
  } | null>(null);
  const [moved, setMoved] = useState<ColumnMove | null>(null);
  const edges = use(ColumnEdgesContext);
  const table = edges?.table() ?? null;
  const arrangement = arrangementOf(columns);
  const shown = arrangement.names;
  const hidden = columns.all.filter(({ name }) => !shown.includes(name));
  const movedColumn = moved && columns.shown.find(({ name }) => name === moved.name);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 360, maxHeight: '70vh', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Heading id={titleId} columns={columns} />
      <Box
        component="fieldset"
        aria-labelledby={titleId}
        sx={{
          border: 0,
          m: 0,
          minInlineSize: 0,
          overflow: 'auto',
          pl: 2,
          pr: 1,
          py: 1,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {[...columns.shown, ...hidden].map((column, index) => (
          <ColumnRow
            key={column.name}
            label={names.field(resource, column)}
            column={column}
            arrangement={arrangement}
            all={columns.all}
            takesFocus={index === 0}
            onArrange={(next) => columns.choose(next.names, next.layout)}
            moved={moved?.name === column.name ? moved : null}
            onMoved={setMoved}
            onMenu={(opener) => setMenu({ column, anchor: opener })}
          />
        ))}
      </Box>
      <ReaderText>
        <span aria-live="polite">
          {movedColumn &&
            t('columns.place', {
              name: names.field(resource, movedColumn),
              place: shown.indexOf(movedColumn.name) + 1,
              count: shown.length,
            })}
        </span>
      </ReaderText>
      <TableLooks
        list={list}
        state={state}
        update={update}
        columns={columns}
        onOtherLength={() => {
          onClose();
          // The other list component has a button of its own.
          focusOnceThere(`main button[aria-label="${CSS.escape(anchor.ariaLabel ?? '')}"]`);
        }}
      />
      {menu && (
        <ColumnMenu
          resource={resource}
          list={list}
          state={state}
          update={update}
          columns={columns}
          {...menu}
          table={table}
          onResize={() => {
            // The code of column layouts is loaded with the first layout, so one is created here.
            if (columns.layout === null)
              columns.choose(
                columns.isDefault ? null : shown,
                withMeasuredWidths({}, columns.shown, [menu.column.name], table),
              );
            edges?.focus(menu.column.name);
          }}
          onClose={(isElsewhere) => {
            setMenu(null);
            if (isElsewhere === true) onClose();
          }}
        />
      )}
    </Popover>
  );
}

/** Title, and the button that restores the default columns. */
function Heading({ id, columns }: { readonly id: string; readonly columns: Columns }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        pl: 2,
        pr: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box id={id} sx={{ fontWeight: 600, fontSize: '0.875rem', py: 0.5 }}>
        {t('list.columns')}
      </Box>
      {!(columns.isDefault && columns.layout === null) && (
        <Button size="small" onClick={() => columns.choose(null, null)}>
          {t('list.columnsReset')}
        </Button>
      )}
    </Box>
  );
}

interface TableLooksProps extends Pick<
  ColumnChooserProps,
  'list' | 'state' | 'update' | 'columns'
> {
  /** Called before a list changes between pages and appended pages. */
  readonly onOtherLength: () => void;
}

/** Height of the rows, and whether the list is paged or grows. */
function TableLooks({ list, state, update, columns, onOtherLength }: TableLooksProps) {
  const { t } = useTranslation();
  const lay = (layout: TableLayout) =>
    columns.choose(
      columns.isDefault ? null : columns.shown.map(({ name }) => name),
      layoutContent(layout) === null ? null : layout,
    );
  return (
    <>
      {/* Cards have one height. */}
      <Choices label={t('columns.density')} isWide>
        {densities.map((density) => (
          <Choice
            key={density}
            isChosen={density === (columns.layout?.density ?? 'standard')}
            onChoose={() =>
              lay(withDensity(columns.layout ?? {}, density === 'standard' ? undefined : density))
            }
          >
            {t(`columns.densities.${density}`)}
          </Choice>
        ))}
      </Choices>
      {list.paging !== 'none' && (
        <Choices label={t('columns.length')}>
          {[false, true].map((grows) => (
            <Choice
              key={String(grows)}
              isChosen={grows === isGrowing(list, state, columns)}
              onChoose={() => {
                onOtherLength();
                // Without a layout, the list has the server's default.
                lay(
                  withGrowth(
                    columns.layout ?? {},
                    grows === isGrowing(list, first, { layout: null }) ? undefined : grows,
                  ),
                );
                if (state.page > 0 || state.isPaged) update({ isPaged: false });
              }}
            >
              {t(grows ? 'columns.lengths.growing' : 'columns.lengths.pages')}
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}

const first = { page: 0 } as const;

interface ChoicesProps {
  readonly label: string;
  /** Whether the choice applies to wide screens only. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Choices({ label, isWide = false, children }: ChoicesProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{
        m: 0,
        minInlineSize: 0,
        border: 0,
        display: { xs: isWide ? 'none' : 'flex', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 2,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box id={id} sx={{ flex: '1 1 100%', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={isChosen ? 'primary' : 'inherit'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}
