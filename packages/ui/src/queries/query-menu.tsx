import type { QueryGroup } from '@admin/gql';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocation } from 'wouter';

import { queryHref } from './query-address.ts';
import { useQueryName } from './use-query-name.ts';

export interface QueryMenuProps {
  readonly label: string;
  readonly items: QueryGroup['items'];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Links to what can be asked. */
export function QueryMenu({ label, items, anchor, onClose }: QueryMenuProps) {
  const nameOf = useQueryName();
  const [, navigate] = useLocation();
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {items.map((item) => <MenuItem key={item.name} onClick={() => navigate(queryHref(item.name))} sx={{ whiteSpace: 'normal' }}>{nameOf(item)}</MenuItem>)}
    </Menu>
  );
}
