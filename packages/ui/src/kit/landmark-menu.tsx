import Menu, { type MenuProps } from '@mui/material/Menu';
import Portal from '@mui/material/Portal';

export interface LandmarkMenuProps extends Pick<MenuProps, 'children'> {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * An open menu, in the page's landmark that its button is in: above all that sticks to an edge
 * there, and found by who goes from landmark to landmark.
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

/** Items of features are no children of the menu, which gives the focus to those alone. */
function focusFirst(list: HTMLElement | null): void {
  if (list && !list.contains(document.activeElement))
    list.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
}
