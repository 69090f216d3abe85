import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import type { ListOwnerSlotProps, ResourceSlots } from '../../slots/slot-props.ts';
import { ActionButtons } from './action-buttons.tsx';

const places = ['collection'] as const;

/** Actions on a resource as a collection, next to the title of its list. */
export function CollectionActions({ descriptor }: ResourceSlots['list.header']) {
  const actions = useOfferedActions(descriptor.name, descriptor.actions, places);
  return descriptor.actions && actions.length > 0 ? (
    <ActionButtons
      group={descriptor.actions}
      actions={actions}
      resource={descriptor.name}
      most={1}
    />
  ) : null;
}

/** Actions that link a record with the records of its list, next to the title of the list. */
export function OwnerActions({ descriptor, subject, links, linkedBy, size }: ListOwnerSlotProps) {
  const { name, actions } = subject.resource;
  const shared = { resource: name, subject, most: 1, size };
  return (
    <>
      {actions && links.length > 0 && <ActionButtons {...shared} group={actions} actions={links} />}
      {linkedBy.length > 0 && (
        <ActionButtons {...shared} group={descriptor.actions} actions={linkedBy} />
      )}
    </>
  );
}
