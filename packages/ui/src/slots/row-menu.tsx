import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';
import { useLocation } from 'wouter';

import type { RowRelations } from '../actions/use-relations.ts';
import { useSay } from '../fields/use-say.ts';
import { listHref, recordHref } from '../resources/addresses.ts';
import { useActionTexts } from '../resources/use-action-texts.ts';
import { useCan } from '../resources/use-can.ts';
import { DialogMenu } from './dialog-menu.tsx';
import { Slot, useSlot, useSlotLoaded } from './slot.tsx';
import { recordText } from '../values/record-text.ts';

export interface RowMenuProps {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
  readonly anchor: HTMLElement;
  /** Path prefix of the record pages. @defaultValue the path of their resource, if it has pages */
  readonly recordsPath?: string | undefined;
  readonly relations?: RowRelations | undefined;
  readonly onClose: () => void;
  readonly onRemoved?: (record: ResourceRecord) => void;
}

/**
 * Menu of a row, opened by the button at the row's end, and the form or confirmation of the chosen
 * item.
 */
export function RowMenu({
  resource,
  record,
  anchor,
  recordsPath,
  relations,
  onClose,
  onRemoved,
}: RowMenuProps) {
  const text = useActionTexts();
  const can = useCan();
  const say = useSay();
  const [, navigate] = useLocation();
  const isLoaded = useSlotLoaded(useSlot('list.row', resource));
  const path = recordsPath ?? (can('show', resource.name) ? listHref(resource.name) : undefined);
  const href = path === undefined ? undefined : recordHref(path, resource.key, record);
  if (!isLoaded) return null;
  return (
    <DialogMenu anchor={anchor} label={recordText(resource, record, say)} onClose={onClose}>
      {(openDialog) => (
        <>
          {href !== undefined && (
            <MenuItem
              onClick={() => {
                onClose();
                navigate(href);
              }}
            >
              {text('open')}
            </MenuItem>
          )}
          <Slot
            name="list.row"
            with={{
              descriptor: resource,
              record,
              href,
              relations,
              openDialog,
              onClose,
              onRemoved: () => onRemoved?.(record),
            }}
          />
        </>
      )}
    </DialogMenu>
  );
}
