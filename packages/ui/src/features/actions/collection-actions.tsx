import type { ResourceDescriptor } from '@admin/gql/resource';

import { ActionButtons } from './action-buttons.tsx';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';

const places = ['collection'] as const;

/** What is done with a resource as a whole, beside the title of its list. */
export function CollectionActions({ descriptor }: { readonly descriptor: ResourceDescriptor }) {
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
