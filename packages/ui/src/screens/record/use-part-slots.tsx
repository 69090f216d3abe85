import type { ActionSummary, ResourceRecord } from '@admin/gql/resource';
import { useMemo } from 'react';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { useLinkedFields } from '../../actions/use-linked-fields.ts';
import type { PartSlot } from '../../fields/part-slot.ts';
import type { RecordPartSlotProps } from '../../slots/slot-props.ts';
import { Slot } from '../../slots/slot.tsx';
import { isRecord } from '../../values/is-record.ts';

/**
 * Slots with the actions on child records at the values that show them, and with the actions that
 * link the record at the fields with the linked records.
 */
export function usePartSlots(
  subject: ActionSubject,
  actions: readonly ActionSummary[],
): PartSlot['of'] {
  const linking = useLinkedFields(subject.resource);
  return useMemo(() => {
    const ofParts = slotsBelow(
      subject,
      actions.map((action) => ({ action, path: action.part?.path ?? [] })),
    );
    return (name) => {
      const links = linking.get(name);
      return links ? slotOfLinks(subject, links) : ofParts(name);
    };
  }, [subject, actions, linking]);
}

function slotOfLinks(subject: ActionSubject, links: readonly ActionSummary[]): PartSlot {
  const each = links.filter(({ unlinks }) => unlinks);
  const whole = links.filter(({ unlinks }) => !unlinks);
  return { of: () => undefined, ...placesOf({ subject, isLink: true }, each, whole) };
}

/** Slots at the name of a field, and at each child record or link in it. */
function placesOf(
  of: Pick<RecordPartSlotProps, 'subject' | 'isLink'>,
  each: readonly ActionSummary[],
  whole: readonly ActionSummary[],
): Pick<PartSlot, 'each' | 'whole'> {
  const slot = (props: Pick<RecordPartSlotProps, 'actions' | 'part' | 'fields'>) => (
    <Slot name="record.part" with={{ descriptor: of.subject.resource, ...of, ...props }} />
  );
  return {
    each:
      each.length > 0
        ? (part: ResourceRecord, fields) => slot({ actions: each, part, fields })
        : undefined,
    whole:
      whole.length > 0
        ? (value) =>
            slot({
              actions: whole,
              part: isRecord(value) ? value : undefined,
              fields: undefined,
            })
        : undefined,
  };
}

interface Placed {
  readonly action: ActionSummary;
  /** Remaining path to the child record. */
  readonly path: readonly string[];
}

function slotsBelow(subject: ActionSubject, placed: readonly Placed[]): PartSlot['of'] {
  const slots = new Map<string, PartSlot>();
  for (const [name, inside] of Map.groupBy(
    placed.filter(({ path }) => path.length > 0),
    ({ path }) => path[0] ?? '',
  )) {
    const below = inside.map(({ action, path }) => ({ action, path: path.slice(1) }));
    slots.set(
      name,
      slotOf(
        subject,
        below.flatMap(({ action, path }) => (path.length === 0 ? [action] : [])),
        slotsBelow(subject, below),
      ),
    );
  }
  return (name) => slots.get(name);
}

function slotOf(
  subject: ActionSubject,
  actions: readonly ActionSummary[],
  of: PartSlot['of'],
): PartSlot {
  const offered = subject.resource.actions ? actions : [];
  const each = offered.filter(({ part }) => part?.each);
  const whole = offered.filter(({ part }) => !part?.each);
  return { of, ...placesOf({ subject, isLink: false }, each, whole) };
}
