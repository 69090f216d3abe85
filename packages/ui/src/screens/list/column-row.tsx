import type { FieldDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Icon } from '../../kit/icons.tsx';
import '../../locales/columns-texts.ts';
import {
  hideColumn,
  moveColumn,
  pinnedOf,
  showColumn,
  type Arrangement,
} from './arrange-columns.ts';

/** Move of a column up (-1) or down (1) by its button. */
export interface ColumnMove {
  readonly name: string;
  readonly to: -1 | 1;
}

export interface ColumnRowProps {
  readonly label: string;
  readonly column: FieldDescriptor;
  readonly arrangement: Arrangement;
  /** All columns of the list. */
  readonly all: readonly FieldDescriptor[];
  /** Whether its checkbox is focused on mount. */
  readonly takesFocus: boolean;
  readonly onArrange: (next: Arrangement) => void;
  /** Last move in the list, if it was a move of this column. */
  readonly moved: ColumnMove | null;
  readonly onMoved: (move: ColumnMove) => void;
  readonly onMenu: (opener: HTMLElement) => void;
}

/** Column in the chooser: its checkbox, its position, and its menu. */
export function ColumnRow({
  label,
  column: { name },
  arrangement,
  all,
  takesFocus,
  onArrange,
  moved,
  onMoved,
  onMenu,
}: ColumnRowProps) {
  const { t } = useTranslation();
  const shown = arrangement.names;
  const isShown = shown.includes(name);
  const toggle = () =>
    onArrange(
      isShown
        ? hideColumn(arrangement, name)
        : showColumn(
            arrangement,
            name,
            all.map((each) => each.name),
          ),
    );
  const move = (by: -1 | 1) => {
    onArrange(moveColumn(arrangement, name, shown.indexOf(name) + by));
    onMoved({ name, to: by });
  };
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  // The browser drops the focus of a moved element. It returns to the button.
  useEffect(() => {
    if (!moved) return;
    const [button, other] = moved.to < 0 ? [up.current, down.current] : [down.current, up.current];
    (button?.disabled === true ? other : button)?.focus();
  }, [moved, up, down]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            slotProps={{ input: { ref: takesFocus ? focusOnMount : undefined } }}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={toggle}
            sx={{ py: 0.5 }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ flex: 1, minWidth: 0, mr: 0.5 }}
      />
      {pinnedOf(arrangement).includes(name) && (
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', mr: 0.5 }}>
          {t('columns.pinned')}
        </Box>
      )}
      {isShown && (
        <>
          <StepButton
            by={-1}
            button={up}
            label={t('columns.moveUp', { name: label })}
            isDisabled={shown.indexOf(name) === 0}
            onMove={move}
          />
          <StepButton
            by={1}
            button={down}
            label={t('columns.moveDown', { name: label })}
            isDisabled={shown.indexOf(name) === shown.length - 1}
            onMove={move}
          />
          <IconButton
            aria-label={t('columns.menu', { name: label })}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
            sx={small}
          >
            <Icon name="more" size={16} />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const small = { width: 28, height: 28 } as const;

interface StepButtonProps {
  readonly by: -1 | 1;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

function StepButton({ by, button, label, isDisabled, onMove }: StepButtonProps) {
  return (
    <IconButton
      ref={button}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onMove(by)}
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
}
