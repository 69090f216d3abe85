import type { KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { useLinkedBy } from '../../actions/use-linked-by.ts';
import { useLinkedFields } from '../../actions/use-linked-fields.ts';
import { useListedResources } from '../../actions/use-listed-resources.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import type { RuledAction } from '../../resources/rules.ts';
import { useNestedLists } from '../../resources/use-nested-lists.ts';
import { shownFields } from '../../screens/record/shown-fields.ts';
import type { ResourceSlots } from '../../slots/slot-props.ts';
import { RecordDimensions } from '../dimensions/record-dimensions.tsx';
import { ActionButtons } from './action-buttons.tsx';

/**
 * Places of actions on a page of a record. Links are shown at the list of the linked records and
 * actions of a child record at that record, if the page has them; else they are shown here.
 */
const places = ['record', 'relation', 'child'] as const;

/**
 * Dimensions of a record, such as its state or language, and the buttons of its actions, next to
 * its title.
 */
export function RecordActionButtons(props: ResourceSlots['record.action']) {
  const { descriptor, record } = props;
  const { name } = descriptor;
  const offered = useOfferedActions(name, descriptor.actions, places);
  const { shown: nested } = useNestedLists(descriptor);
  const linked = useLinkedFields(descriptor);
  const others = useLinkedBy(descriptor);
  const lists = useListedResources(descriptor);
  const standing = useMemo(() => new Set([...linked.values()].flat()), [linked]);
  const actions = useMemo(() => {
    const parts = namesOfParts(descriptor, nested);
    return offered.filter(
      (action: RuledAction) =>
        (action.other === undefined || !lists.has(action.other)) &&
        !standing.has(action) &&
        (action.part === undefined || !parts.has(action.part.path[0])) &&
        action.rules?.when?.(record) !== false,
    );
  }, [offered, descriptor, lists, standing, nested, record]);
  const linkedBy = useMemo(
    () => others.filter((action) => !lists.has(action.other ?? '') && !standing.has(action)),
    [others, lists, standing],
  );
  const subject = useMemo(
    (): ActionSubject => ({ resource: descriptor, records: [record] }),
    [descriptor, record],
  );
  return (
    <>
      {descriptor.dimensions && <RecordDimensions {...props} />}
      {/* Rendered even if no action is offered any more, so that an open form keeps its input
          and its refusal. */}
      {descriptor.actions && offered.length > 0 && (
        <ActionButtons
          group={descriptor.actions}
          actions={actions}
          resource={name}
          subject={subject}
          most={2}
        />
      )}
      {linkedBy.length > 0 && (
        <ActionButtons
          group={undefined}
          actions={linkedBy}
          resource={name}
          subject={subject}
          most={1}
        />
      )}
    </>
  );
}

/** Names of the fields and lists on the page of a record. */
const namesOfParts = (
  descriptor: KeyedResource,
  nested: readonly { readonly name: string }[],
): ReadonlySet<string | undefined> =>
  new Set([...shownFields(descriptor), ...nested].map(({ name }) => name));
