import type { ActionSummary } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';

import { useNames } from '../../resources/use-names.ts';
import { LandmarkMenu } from '../../kit/landmark-menu.tsx';

export interface ActionMenuProps {
  readonly resource: string;
  readonly actions: readonly ActionSummary[];
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onChoose: (action: ActionSummary) => void;
  readonly onClose: () => void;
}

/** Menu of the actions without a button. Destructive ones come last. */
export function ActionMenu({
  resource,
  actions,
  anchor,
  label,
  onChoose,
  onClose,
}: ActionMenuProps) {
  const names = useNames();
  return (
    <LandmarkMenu anchor={anchor} label={label} onClose={onClose}>
      {actions.map((action) => (
        <MenuItem
          key={action.name}
          onClick={() => onChoose(action)}
          sx={{ whiteSpace: 'normal', color: action.destructive ? 'text.danger' : undefined }}
        >
          {names.action(resource, action)}
        </MenuItem>
      ))}
    </LandmarkMenu>
  );
}
