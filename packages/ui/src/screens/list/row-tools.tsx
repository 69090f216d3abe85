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
import { useMemo, useRef } from 'react';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import type { RowRelations } from '../../actions/use-relations.ts';
import { Icon } from '../../kit/icons.tsx';
import { OfferedControls, useCommand } from '../../commands/commands-context.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import '../../locales/bulk-texts.ts';
import { RowMenu } from '../../slots/row-menu.tsx';
import { Slot, useSlot, useSlotLoaded } from '../../slots/slot.tsx';
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

export interface RowToolsProps {
  readonly resource: KeyedResource;
  /** List of the rows, and its request. */
  readonly list: ListDescriptor;
  readonly request: ListRequest;
  readonly state: RowsState;
  readonly setState: (change: Change) => void;
  /** Records of the present page. They are newer than the chosen ones. */
  readonly records: readonly ResourceRecord[];
  /** Number of records that match the conditions, as far as it is known. */
  readonly total: Total | undefined;
  /** As in `ListPageProps`. */
  readonly recordsPath: string | undefined;
  /** As in `ListPageProps`. */
  readonly relations: RowRelations | undefined;
}

/** Actions for the chosen rows of a list, and the menu of a row. */
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
  // Waits for the buttons, to avoid a layout shift.
  const isLoaded = useSlotLoaded(useSlot('list.rows', resource));
  const subject = useMemo((): ActionSubject | null => {
    const shown = new Map(records.map((record) => [recordId(resource.key, record), record]));
    const [first, ...more] = [...chosen].map(([id, record]) => shown.get(id) ?? record);
    return first ? { resource, records: [first, ...more] } : null;
  }, [resource, chosen, records]);
  return (
    <>
      <GlobalStyles styles={chosenStyles} />
      {subject && isLoaded && (
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

/** Styles of chosen rows, and of rows for which an action failed. */
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
 * Number of chosen records and the actions for them. The bar is at the lower edge, so that no row
 * moves when the first one is chosen.
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
  const offers = useRef<HTMLElement>(null);
  useCommand('rows.act', { run: () => focusFirst(offers.current) });
  useChoiceKeys(bar, onClear);
  return (
    <OfferedControls>
      <Box
        ref={bar}
        component="section"
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <IconButton command="rows.clear" aria-label={text('clearChoice')} onClick={onClear}>
            <Icon name="close" />
          </IconButton>
          <Box
            component="output"
            sx={{
              mr: 0.5,
              typography: 'body2',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {text('chosen', {}, chosen.size)}
          </Box>
          {problems.size > 0 ? (
            <Slot
              name="list.problems"
              with={{
                descriptor: subject.resource,
                subject,
                outcome: { problems, done: [...chosen.keys()].filter((id) => !problems.has(id)) },
              }}
            />
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
          ref={offers}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 0.5, sm: 1 },
            ml: 'auto',
            '& button': { minWidth: 0, px: { xs: 1, sm: 1.5 } },
          }}
        >
          <Slot
            name="list.rows"
            with={{ descriptor: subject.resource, subject, list, request, onDone }}
          />
        </Box>
      </Box>
    </OfferedControls>
  );
}

/**
 * Focuses the first action for the chosen rows. Changes of the choice are not actions. Returns
 * whether there is one.
 */
const focusFirst = (offers: HTMLElement | null): boolean =>
  [...(offers?.getElementsByTagName('button') ?? [])].some((button) => {
    // A button that a narrow screen puts into the menu cannot be focused.
    button.focus();
    return document.activeElement === button;
  });
