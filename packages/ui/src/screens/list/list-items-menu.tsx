import type { ListDescriptor, ListRequest, ResourceDescriptor } from '@admin/gql/resource';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DialogMenu } from '../../slots/dialog-menu.tsx';
import type { OpenList } from '../../slots/slot-props.ts';
import { Slot, useSlot, useSlotLoaded } from '../../slots/slot.tsx';

export interface ListItemsMenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Conditions, order and columns that the list shows. */
  readonly request: ListRequest;
  /** Absent on a screen that the application defines. */
  readonly open?: OpenList | undefined;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Items above those of features. */
  readonly children?: ReactNode;
}

/** Menu of a list with the items of features. */
export function ListItemsMenu({
  descriptor,
  list,
  request,
  open,
  anchor,
  onClose,
  children,
}: ListItemsMenuProps) {
  const { t } = useTranslation();
  const isLoaded = useSlotLoaded(useSlot('list.menu', descriptor));
  if (!isLoaded) return null;
  return (
    <DialogMenu anchor={anchor} label={t('table.menu')} onClose={onClose}>
      {(openDialog) => (
        <>
          {children}
          <Slot name="list.menu" with={{ descriptor, list, request, open, openDialog, onClose }} />
        </>
      )}
    </DialogMenu>
  );
}
