import type { ActionGroup, ActionSummary } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useNames } from '../../resources/use-names.ts';
import { Button } from '../../kit/button.tsx';
import { useCommandList } from '../../commands/use-command-list.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { preloadActions } from '../../actions/use-action-module.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { ActionSubject, ChildSubject } from '../../actions/action-subject.ts';

const ActionDialog = lazyComponent(async () => (await import('./action-dialog.tsx')).ActionDialog);
const ActionMenu = lazyComponent(async () => (await import('./action-menu.tsx')).ActionMenu);

export interface ActionButtonsProps {
  /** Absent: it is loaded with the dialog. */
  readonly group: ActionGroup | undefined;
  /** Actions of the group that get a button here. */
  readonly actions: readonly ActionSummary[];
  readonly resource: string;
  readonly subject?: ActionSubject;
  readonly part?: ChildSubject | undefined;
  /** Reports the outcome of an action by record. */
  readonly onDone?: (outcome: RowOutcome) => void;
  /** Maximum number of buttons in a row on wide screens. Further actions are in a menu. */
  readonly most: number;
  /** @defaultValue `medium` */
  readonly size?: 'small' | 'medium';
  /** Visible text of every button. Buttons with it are never moved into the menu. */
  readonly label?: string;
}

/**
 * Buttons of the actions on a record or on a list. Forms and documents are loaded shortly before a
 * button is pressed.
 */
export function ActionButtons({
  group,
  actions,
  resource,
  subject,
  part: known,
  onDone,
  most,
  size,
  label,
}: ActionButtonsProps) {
  const say = useActionTexts();
  const names = useNames();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ActionSummary | null>(null);
  const ordered = useMemo(
    () =>
      actions.toSorted((a, b) => Number(a.destructive ?? false) - Number(b.destructive ?? false)),
    [actions],
  );
  const shown = ordered.length <= most + 1 ? ordered : ordered.slice(0, most);
  const hidden = ordered.slice(shown.length);
  // A section of the page has room for one button.
  const isAlone = label !== undefined || (ordered.length === 1 && size === 'small');
  const choose = (action: ActionSummary) => {
    setMenu(null);
    setChosen((current) => current ?? action);
  };
  // The palette includes the actions in the menu. Those of a section are left out, since the
  // palette could not show what they apply to.
  useCommandList(
    useMemo(
      () =>
        label === undefined && size === undefined
          ? ordered.map((action) => ({
              name: `action.${action.name}`,
              label: names.action(resource, action),
              run: () => setChosen((current) => current ?? action),
            }))
          : [],
      [ordered, label, size, names, resource],
    ),
  );
  const preload = () => {
    if (group) preloadActions(group);
    ActionDialog.preload();
  };
  return (
    <>
      {shown.map((action) => (
        <Box
          key={action.name}
          component="span"
          sx={{ display: { xs: isAlone ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
        >
          <ActionButton
            action={action}
            resource={resource}
            size={size}
            label={label}
            chosen={chosen}
            onPreload={preload}
            onChoose={choose}
          />
        </Box>
      ))}
      {!isAlone && ordered.length > 0 && (
        <Box
          component="span"
          sx={{ display: hidden.length > 0 ? 'inline-flex' : { xs: 'inline-flex', sm: 'none' } }}
        >
          <Button
            variant="outlined"
            size={size}
            color="inherit"
            aria-haspopup="menu"
            aria-disabled={chosen !== null}
            onPointerEnter={preload}
            onClick={(event) => setMenu(event.currentTarget)}
          >
            {say('more')}
          </Button>
        </Box>
      )}
      {/* On a narrow screen, the menu has all of them. */}
      {menu && (
        <ActionMenu
          resource={resource}
          actions={isNarrow() ? ordered : hidden}
          anchor={menu}
          label={say('more')}
          onChoose={choose}
          onClose={() => setMenu(null)}
        />
      )}
      {chosen && (
        <Suspense fallback={null}>
          <ActionDialog
            group={group}
            summary={chosen}
            resource={resource}
            subject={subject}
            part={known}
            onClose={(outcome) => {
              setChosen(null);
              if (outcome) onDone?.(outcome);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ActionButtonProps extends Pick<ActionButtonsProps, 'resource' | 'size' | 'label'> {
  readonly action: ActionSummary;
  /** Open action. No other one opens before it is closed. */
  readonly chosen: ActionSummary | null;
  readonly onPreload: () => void;
  readonly onChoose: (action: ActionSummary) => void;
}

function ActionButton({
  action,
  resource,
  size,
  label,
  chosen,
  onPreload,
  onChoose,
}: ActionButtonProps) {
  const text = useActionTexts();
  const title = useNames().action(resource, action);
  const asks = action.asks || action.destructive;
  return (
    <Button
      variant="outlined"
      size={size}
      sx={size === 'small' ? { whiteSpace: 'normal' } : undefined}
      color={action.destructive ? 'error' : 'primary'}
      aria-disabled={chosen !== null}
      aria-label={label === undefined ? undefined : `${label}: ${title}`}
      aria-haspopup={asks ? 'dialog' : undefined}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={() => onChoose(action)}
    >
      {chosen?.name === action.name && !asks ? text('running') : (label ?? title)}
    </Button>
  );
}

/** Same breakpoint as the rule that hides the buttons. */
const isNarrow = () =>
  typeof matchMedia === 'function' && matchMedia('(max-width: 599.95px)').matches;
