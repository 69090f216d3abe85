import { useState, type ReactNode } from 'react';

import { LandmarkMenu, type LandmarkMenuProps } from '../kit/landmark-menu.tsx';
import type { OpenDialog } from './slot-props.ts';

export interface DialogMenuProps extends Omit<LandmarkMenuProps, 'children'> {
  readonly children: (openDialog: OpenDialog) => ReactNode;
}

/** Open menu. The dialog of the chosen item replaces it. */
export function DialogMenu({ children, onClose, ...menu }: DialogMenuProps) {
  const [dialog, setDialog] = useState<Parameters<OpenDialog>[0] | null>(null);
  if (dialog) return dialog(onClose);
  return (
    <LandmarkMenu {...menu} onClose={onClose}>
      <Items>{children((opened) => setDialog(() => opened))}</Items>
    </LandmarkMenu>
  );
}

/** Wraps the items of several features, because a MUI menu accepts no fragment as its child. */
function Items({ children }: { readonly children: ReactNode }) {
  return children;
}
