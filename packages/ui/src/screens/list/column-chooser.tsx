import type { FieldDescriptor, ListDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { focusOnceThere } from '../../kit/focus-once-there.ts';
import { Icon } from '../../kit/icons.tsx';
import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { ReaderText } from '../../fields/reader-text.tsx';
import '../../locales/columns-texts.ts';
import '../../locales/lists-texts.ts';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import {
  arrangementOf,
  layoutContent,
  hideColumn,
  moveColumn,
  pinnedOf,
  showColumn,
  withDensity,
  withGrowth,
  type Arrangement,
} from './arrange-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
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
 * Which columns are seen, and so fetched, in which order; and how high rows are. At least one
 * column stays.
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
  const [moved, setMoved] = useState<{ readonly name: string; readonly to: number } | null>(null);
  const body = useRef<HTMLFieldSetElement>(null);
  const arrangement = arrangementOf(columns);
  const shown = arrangement.names;
  const pinned = pinnedOf(arrangement);
  const hidden = columns.all.filter(({ name }) => !shown.includes(name));
  const arrange = (next: Arrangement) => columns.choose(next.names, next.layout);
  const lay = (layout: TableLayout) =>
    columns.choose(
      columns.isDefault ? null : shown,
      layoutContent(layout) === null ? null : layout,
    );
  const label = (column: FieldDescriptor) => names.field(resource, column);
  // An element that is moved in the page loses the focus.
  useEffect(() => {
    const row = moved && body.current?.querySelector(`[data-column="${CSS.escape(moved.name)}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-step="${moved?.to ?? 0}"]`);
    (button?.disabled === true
      ? row?.querySelector<HTMLButtonElement>('[data-step]:not(:disabled)')
      : button
    )?.focus();
  }, [moved]);
  const step = (column: FieldDescriptor, by: -1 | 1) => {
    const at = shown.indexOf(column.name) + by;
    return (
      <IconButton
        aria-label={t(by < 0 ? 'columns.moveUp' : 'columns.moveDown', { name: label(column) })}
        data-step={by}
        disabled={at < 0 || at >= shown.length}
        onClick={() => {
          arrange(moveColumn(arrangement, column.name, at));
          setMoved({ name: column.name, to: by });
        }}
        sx={small}
      >
        <Box
          component="span"
          sx={{ display: 'flex', ...(by > 0 && { transform: 'rotate(180deg)' }) }}
        >
          <Icon name="arrowUp" size={16} />
        </Box>
      </IconButton>
    );
  };
  const row = (column: FieldDescriptor, index: number) => {
    const isShown = shown.includes(column.name);
    return (
      <Box
        key={column.name}
        data-column={column.name}
        sx={{ display: 'flex', alignItems: 'center' }}
      >
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              slotProps={{ input: { ref: index === 0 ? focusOnMount : undefined } }}
              checked={isShown}
              disabled={isShown && shown.length === 1}
              onChange={() =>
                arrange(
                  isShown
                    ? hideColumn(arrangement, column.name)
                    : showColumn(
                        arrangement,
                        column.name,
                        columns.all.map(({ name }) => name),
                      ),
                )
              }
              sx={{ py: 0.5 }}
            />
          }
          label={label(column)}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ flex: 1, minWidth: 0, mr: 0.5 }}
        />
        {pinned.includes(column.name) && (
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', mr: 0.5 }}>
            {t('columns.pinned')}
          </Box>
        )}
        {isShown && (
          <>
            {step(column, -1)}
            {step(column, 1)}
            <IconButton
              aria-label={t('columns.menu', { name: label(column) })}
              aria-haspopup="menu"
              onClick={(event) => setMenu({ column, anchor: event.currentTarget })}
              sx={small}
            >
              <Icon name="more" size={16} />
            </IconButton>
          </>
        )}
      </Box>
    );
  };
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
        <Box id={titleId} sx={{ fontWeight: 600, fontSize: '0.875rem', py: 0.5 }}>
          {t('list.columns')}
        </Box>
        {!(columns.isDefault && columns.layout === null) && (
          <Button size="small" onClick={() => columns.choose(null, null)}>
            {t('list.columnsReset')}
          </Button>
        )}
      </Box>
      <Box
        ref={body}
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
        {[...columns.shown, ...hidden].map(row)}
      </Box>
      <ReaderText>
        <span aria-live="polite">
          {movedColumn &&
            t('columns.place', {
              name: label(movedColumn),
              place: shown.indexOf(movedColumn.name) + 1,
              count: shown.length,
            })}
        </span>
      </ReaderText>
      {/* Where rows are cards, they have one height. */}
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
                onClose();
                // The list is shown by another component, with another button.
                focusOnceThere(`main button[aria-label="${CSS.escape(anchor.ariaLabel ?? '')}"]`);
                // Without a layout, a list is as its server has it.
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
      {menu && (
        <ColumnMenu
          resource={resource}
          list={list}
          state={state}
          update={update}
          columns={columns}
          {...menu}
          onClose={(isElsewhere) => {
            setMenu(null);
            if (isElsewhere === true) onClose();
          }}
        />
      )}
    </Popover>
  );
}

const small = { width: 28, height: 28 } as const;
const first = { page: 0 } as const;

interface ChoicesProps {
  readonly label: string;
  /** There is nothing to choose on a narrow screen. */
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
