import Menu, { type MenuProps } from '@mui/material/Menu';
import Portal from '@mui/material/Portal';

export interface LandmarkMenuProps extends Pick<MenuProps, 'children'> {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * Open menu inside the `main` landmark of its button: above sticky elements there, and found by
 * users who navigate by landmarks.
 */
export function LandmarkMenu({ anchor, label, onClose, children }: LandmarkMenuProps) {
  return (
    <Portal container={anchor.closest('main')}>
      <Menu
        open
        disablePortal
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': label, ref: focusFirst } }}
      >
        {children}
      </Menu>
    </Portal>
  );
}

/**
 * Focuses the first item. The menu itself only focuses its direct children, and items of features
 * are not.
 */
function focusFirst(list: HTMLElement | null): void {
  if (list && !list.contains(document.activeElement))
    list.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
}
