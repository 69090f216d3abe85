import {
  recordId,
  type KeyedResource,
  type ListDescriptor,
  type ListRequest,
  type ResourceRecord,
  type Total,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionButtons } from '../../features/actions/action-buttons.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import type { RowRelations } from '../../actions/use-relations.ts';
import { Icon } from '../../kit/icons.tsx';
import { part } from '../../kit/part.tsx';
import { useCan } from '../../resources/use-can.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import '../../locales/bulk-texts.ts';
import '../../locales/export-texts.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { ChooseAll } from './choose-all.tsx';
import {
  chooseNothing,
  chooseRecords,
  settle,
  type Change,
  type RowsState,
} from './choose-rows.ts';
import { useChoiceKeys } from './use-choice-keys.ts';

export { rowChange, type RowsState } from './choose-rows.ts';

const RowMenu = part(async () => (await import('../../features/actions/row-menu.tsx')).RowMenu);
const RemoveRowsDialog = part(
  async () => (await import('../../features/bulk/remove-rows-dialog.tsx')).RemoveRowsDialog,
);
const EditRowsDialog = part(
  async () => (await import('../../features/bulk/edit-rows-dialog.tsx')).EditRowsDialog,
);
const ExportDialog = part(
  async () => (await import('../../features/export/export-dialog.tsx')).ExportDialog,
);
const ProblemsDialog = part(
  async () => (await import('../../features/actions/problems-dialog.tsx')).ProblemsDialog,
);

export interface RowToolsProps {
  readonly resource: KeyedResource;
  /** The list that the rows are of, and what it was asked for. */
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  readonly state: RowsState;
  readonly setState: (change: Change) => void;
  /** Of the page on the screen: newer than what was chosen. */
  readonly records: readonly ResourceRecord[];
  /** How many records the conditions hold for, as far as that is known. */
  readonly total: Total | undefined;
  /** As in `ListPageProps`. */
  readonly recordsPath: string | undefined;
  /** As in `ListPageProps`. */
  readonly relations: RowRelations | undefined;
}

/** What can be done with the chosen rows of a list, and with the one whose menu is open. */
export function RowTools({
  resource,
  list,
  request,
  state,
  setState,
  records,
  total,
  recordsPath,
  relations,
}: RowToolsProps) {
  const { chosen, menu } = state;
  const subject = useMemo((): ActionSubject | null => {
    const shown = new Map(records.map((record) => [recordId(resource.key, record), record]));
    const [first, ...more] = [...chosen].map(([id, record]) => shown.get(id) ?? record);
    return first ? { resource, records: [first, ...more] } : null;
  }, [resource, chosen, records]);
  return (
    <>
      <GlobalStyles styles={chosenStyles} />
      {subject && (
        <ChoiceBar
          subject={subject}
          list={list}
          request={request}
          state={state}
          total={total}
          onChoose={(all) => setState(chooseRecords(resource.key, all, true))}
          onDone={(outcome) => setState(settle(outcome))}
          onClear={() => setState(chooseNothing)}
        />
      )}
      {menu && (
        <RowMenu
          resource={resource}
          {...menu}
          recordsPath={recordsPath}
          relations={relations}
          onClose={() => setState((before) => ({ ...before, menu: null }))}
          onRemoved={(record) => setState(chooseRecords(resource.key, [record], false))}
        />
      )}
    </>
  );
}

/** Rows that are chosen, and those with which something did not work. */
function chosenStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  const chosen = `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`;
  return {
    '[data-cards] > tbody > tr[data-chosen]': {
      backgroundImage: `linear-gradient(${chosen}, ${chosen})`,
    },
    '[data-cards] tr[data-problem] [data-select]': {
      boxShadow: `inset 3px 0 ${palette.error.main}`,
    },
  };
}

interface ChoiceBarProps extends Pick<RowToolsProps, 'list' | 'request' | 'state' | 'total'> {
  readonly subject: ActionSubject;
  readonly onChoose: (records: readonly ResourceRecord[]) => void;
  readonly onDone: (outcome: RowOutcome) => void;
  readonly onClear: () => void;
}

/**
 * How many records are chosen, and what can be done with them: at the lower edge, so that no row
 * moves when the first is chosen.
 */
function ChoiceBar({
  subject,
  list,
  request,
  state: { chosen, problems },
  total,
  onChoose,
  onDone,
  onClear,
}: ChoiceBarProps) {
  const text = useActionTexts();
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'edit' | 'remove' | 'problems' | 'export' | null>(null);
  useChoiceKeys(bar, onClear);
  const close = (outcome?: RowOutcome) => {
    setOpen(null);
    if (outcome) onDone(outcome);
  };
  return (
    <Box
      ref={bar}
      component="section"
      data-choice-bar=""
      aria-label={text('chosenBar')}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mt: 1,
        p: 0.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        boxShadow: 4,
      }}
    >
      <Box
        data-choose-all=""
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
      >
        <IconButton aria-label={text('clearChoice')} onClick={onClear}>
          <Icon name="close" />
        </IconButton>
        <Box
          component="output"
          sx={{ mr: 0.5, typography: 'body2', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {text('chosen', {}, chosen.size)}
        </Box>
        {problems.size > 0 ? (
          <Button color="error" onClick={() => setOpen('problems')}>
            {text('problems', {}, problems.size)}
          </Button>
        ) : (
          <ChooseAll
            key={JSON.stringify([request.filters, request.search])}
            resource={subject.resource}
            list={list}
            request={request}
            chosen={chosen.size}
            total={total}
            onChoose={onChoose}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 0.5, sm: 1 },
          ml: 'auto',
          '& button': { minWidth: 0, px: { xs: 1, sm: 1.5 } },
        }}
      >
        <Offers
          subject={subject}
          onDone={onDone}
          onEdit={() => setOpen('edit')}
          onExport={() => setOpen('export')}
          onRemove={() => setOpen('remove')}
        />
      </Box>
      <Suspense fallback={null}>
        {open === 'problems' && (
          <ProblemsDialog
            subject={subject}
            title={text('problems', {}, problems.size)}
            outcome={{ problems, done: [...chosen.keys()].filter((id) => !problems.has(id)) }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'export' && (
          <ExportDialog
            descriptor={subject.resource}
            list={list}
            request={request}
            chosen={subject.records}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'edit' && <EditRowsDialog subject={subject} onClose={close} />}
        {open === 'remove' && <RemoveRowsDialog subject={subject} onClose={close} />}
      </Suspense>
    </Box>
  );
}

const places = ['rows', 'record'] as const;

interface OffersProps extends Pick<ChoiceBarProps, 'subject' | 'onDone'> {
  readonly onEdit: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/**
 * Actions on several records first, then those on one, which are sent for each; then what changes
 * their fields; the export; deleting last.
 */
function Offers({ subject, onDone, onEdit, onExport, onRemove }: OffersProps) {
  const text = useActionTexts();
  const { t } = useTranslation();
  const can = useCan();
  const { resource } = subject;
  const offered = useOfferedActions(resource.name, resource.actions, places);
  const ordered = useMemo(
    () => offered.toSorted((a, b) => Number(b.place === 'rows') - Number(a.place === 'rows')),
    [offered],
  );
  const isRemovable =
    resource.remove && can('remove', resource.name) && !offered.some((action) => action.removes);
  return (
    <>
      {resource.actions && ordered.length > 0 && (
        <ActionButtons
          group={resource.actions}
          actions={ordered}
          resource={resource.name}
          subject={subject}
          onDone={onDone}
          most={2}
        />
      )}
      {resource.update && can('update', resource.name) && (
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onPointerEnter={EditRowsDialog.preload}
          onFocus={EditRowsDialog.preload}
          onClick={onEdit}
        >
          {t('bulk.edit')}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onPointerEnter={ExportDialog.preload}
        onFocus={ExportDialog.preload}
        onClick={onExport}
      >
        {t('export.button')}
      </Button>
      {isRemovable && (
        <Button
          variant="outlined"
          color="error"
          onPointerEnter={RemoveRowsDialog.preload}
          onFocus={RemoveRowsDialog.preload}
          onClick={onRemove}
        >
          {text('remove')}
        </Button>
      )}
    </>
  );
}
