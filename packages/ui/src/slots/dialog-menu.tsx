import { useState, type ReactNode } from 'react';

import { LandmarkMenu, type LandmarkMenuProps } from '../kit/landmark-menu.tsx';
import type { OpenDialog } from './slot-props.ts';

export interface DialogMenuProps extends Omit<LandmarkMenuProps, 'children'> {
  readonly children: (openDialog: OpenDialog) => ReactNode;
}

/** An open menu, then in its place the dialog of the item that was chosen. */
export function DialogMenu({ children, onClose, ...menu }: DialogMenuProps) {
  const [dialog, setDialog] = useState<Parameters<OpenDialog>[0] | null>(null);
  if (dialog) return dialog(onClose);
  return (
    <LandmarkMenu {...menu} onClose={onClose}>
      <Items>{children((opened) => setDialog(() => opened))}</Items>
    </LandmarkMenu>
  );
}

/** Items of several features: a menu takes no fragment. */
function Items({ children }: { readonly children: ReactNode }) {
  return children;
}
