import { toAdminError } from '@admin/gql';
import type { ResourceRecord } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';

import { rowAt } from '../../table/cell-elements.ts';
import { Icon } from '../../kit/icons.tsx';
import { useFormats } from '../../text/use-formats.ts';
import { errorText } from '../../text/error-text.ts';
import '../../locales/errors-texts.ts';
import { cellOf, failureOf } from '../../table/record-table.tsx';
import type { TableView } from '../../table/use-table-view.ts';
import type { Choice } from '../../table/row-controls.ts';
import { visible } from '../../values/is-blank.ts';
import { atOnce } from './branch-page.tsx';
import type { TreeRow } from './branches.ts';
import { focusRow } from './focus-row.ts';

/** Properties that all rows of a tree share. */
export interface TreeView {
  readonly table: TableView;
  /** Number of columns, including those of checkboxes and menus. */
  readonly width: number;
  readonly labelOf: (record: ResourceRecord) => string;
  /** Address of a record; `undefined` if records have no pages. */
  readonly hrefOf: (id: string) => string | undefined;
  readonly choice: Choice | undefined;
  /** Id of the record that the user returns from. */
  readonly recent: string | null | undefined;
  readonly intoSight: (row: HTMLElement | null) => void;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  readonly onMore: (id: string) => void;
  /** Requests the children of a record again. */
  readonly onRetry: (row: MissingRow) => void;
}

type RecordRow = Extract<TreeRow, { readonly kind: 'record' }>;
type UnseenRow = Extract<TreeRow, { readonly kind: 'unseen' }>;
type MissingRow = Exclude<TreeRow, RecordRow | UnseenRow>;

interface RowProps<Row> {
  readonly tree: TreeView;
  readonly row: Row;
}

/** Row of a tree: a record, or a message in place of its children. */
export function TreeTableRow({ tree, row }: RowProps<TreeRow>) {
  if (row.kind === 'record') return <OfRecord tree={tree} row={row} />;
  return row.kind === 'unseen' ? (
    <OfUnseen tree={tree} row={row} />
  ) : (
    <OfMissing tree={tree} row={row} />
  );
}

/** Style with a custom property, which React's types do not include. */
const atLevel = (level: number): object => ({ '--level': level - 1 });

function OfRecord({ tree, row }: RowProps<RecordRow>) {
  const { table, choice, recent, intoSight } = tree;
  const { text, menu } = table;
  const { record, id, isOpen, at, failures } = row;
  const href = tree.hrefOf(id);
  const label = tree.labelOf(record);
  const titled = (content: string) => (
    <td key="title" data-title="" data-branch="">
      <Chevron
        id={id}
        isOpen={isOpen}
        label={label}
        isStop={href === undefined && !table.hasChoice}
        onToggle={tree.onToggle}
      />
      {href === undefined ? content : <a href={href}>{content}</a>}
    </td>
  );
  return (
    <tr
      ref={id === recent ? intoSight : undefined}
      aria-level={row.level}
      aria-expanded={isOpen}
      style={atLevel(row.level)}
      aria-rowindex={at + 2}
      data-id={id}
      data-opens={href}
      data-recent={id === recent ? '' : undefined}
      data-chosen={choice?.chosen.has(id) ? '' : undefined}
      data-problem={choice?.problems.get(id)}
    >
      {choice && (
        <td data-select="">
          <input
            type="checkbox"
            aria-label={label}
            title={choice.problems.get(id)}
            checked={choice.chosen.has(id)}
            readOnly
            tabIndex={at === 0 ? undefined : -1}
          />
        </td>
      )}
      {table.labelColumn && titled(label)}
      {table.columns.map((column) =>
        column.isTitle
          ? titled(visible(text(column.field, record[column.name], record), id))
          : cellOf(
              table,
              column,
              record,
              id,
              href,
              failureOf(failures, row.row, record, column.name),
            ),
      )}
      {menu !== undefined && (
        <td data-menu="">
          <button type="button" aria-haspopup="menu" aria-label={`${menu}: ${label}`} />
        </td>
      )}
    </tr>
  );
}

function OfUnseen({ tree, row: { level, isOpen, id, count } }: RowProps<UnseenRow>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const label =
    count === undefined
      ? t('tree.unseenSome')
      : t('tree.unseen', { count, number: formats.integer(count) });
  return (
    <tr aria-level={level} aria-expanded={isOpen} style={atLevel(level)} data-id={id}>
      <th scope="row" data-branch="" colSpan={tree.width}>
        <Chevron id={id} isOpen={isOpen} label={label} isStop onToggle={tree.onToggle} />
        <span data-note="">{label}</span>
      </th>
    </tr>
  );
}

function OfMissing({ tree, row }: RowProps<MissingRow>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { kind, level, state, hiddenCount } = row;
  return (
    <tr aria-level={level} style={atLevel(level)} aria-busy={kind === 'loading' ? true : undefined}>
      <th scope="row" data-branch="" colSpan={tree.width}>
        {kind === 'loading' && <span data-note="">{t('list.loading')}</span>}
        {kind === 'more' && (
          <button type="button" data-more="" onClick={() => tree.onMore(row.id)}>
            {hiddenCount === undefined
              ? t('tree.more')
              : hiddenCount > atOnce
                ? t('tree.moreLeft', { shown: atOnce, number: formats.integer(hiddenCount) })
                : t('tree.moreOf', { count: hiddenCount })}
          </button>
        )}
        {kind === 'failed' && state.status === 'failed' && (
          <>
            <span role="alert">{errorText(toAdminError(state.error), t).title}</span>
            <button type="button" data-more="" onClick={() => tree.onRetry(row)}>
              {t('errors.retry')}
            </button>
          </>
        )}
      </th>
    </tr>
  );
}

interface ChevronProps {
  readonly id: string;
  /** `undefined`: the record has no child records. */
  readonly isOpen: boolean | undefined;
  readonly label: string;
  /**
   * Whether the chevron is focusable. The keyboard opens a row itself, so it is focusable only in a
   * row without other controls.
   */
  readonly isStop: boolean;
  readonly onToggle: TreeView['onToggle'];
}

function Chevron({ id, isOpen, label, isStop, onToggle }: ChevronProps) {
  const { t } = useTranslation();
  if (isOpen === undefined) return <span data-leaf="" />;
  return (
    <button
      ref={keepFocus}
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-open={isOpen ? '' : undefined}
      aria-label={t(isOpen ? 'tree.close' : 'tree.open', { name: label })}
      onClick={() => onToggle(id, !isOpen)}
    >
      <Icon name="next" size={18} />
    </button>
  );
}

/** Moves the focus to the row when its chevron is removed, because the record has no child records. */
function keepFocus(chevron: HTMLElement | null) {
  const row = rowAt(chevron);
  return () => {
    if (chevron === document.activeElement) focusRow(row);
  };
}
