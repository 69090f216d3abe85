import type { ActionSummary, FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { isRecord } from '../fields/is-record.ts';
import type { PartSlot } from '../fields/part-slot.ts';
import { ActionButtons } from './action-buttons.tsx';
import { PartMenu } from './part-menu.tsx';
import type { ActionSubject } from './use-action.ts';

/** The actions on parts of a record at the places where its page shows the parts. */
export function usePartSlots(subject: ActionSubject, actions: readonly ActionSummary[]): PartSlot['of'] {
  return useMemo(() => slotsBelow(subject, actions.map((action) => ({ action, path: action.part?.path ?? [] }))), [subject, actions]);
}

interface Placed {
  readonly action: ActionSummary;
  /** What is left of the way to the part. */
  readonly path: readonly string[];
}

function slotsBelow(subject: ActionSubject, placed: readonly Placed[]): PartSlot['of'] {
  const slots = new Map<string, PartSlot>();
  for (const [name, inside] of Map.groupBy(placed.filter(({ path }) => path.length > 0), ({ path }) => path[0] ?? '')) {
    const below = inside.map(({ action, path }) => ({ action, path: path.slice(1) }));
    slots.set(name, slotOf(subject, below.flatMap(({ action, path }) => (path.length === 0 ? [action] : [])), slotsBelow(subject, below)));
  }
  return (name) => slots.get(name);
}

function slotOf(subject: ActionSubject, actions: readonly ActionSummary[], of: PartSlot['of']): PartSlot {
  const group = subject.resource.actions;
  const [each, whole] = [actions.filter(({ part }) => part?.each), actions.filter(({ part }) => !part?.each)];
  const { name } = subject.resource;
  return {
    of,
    each: group && each.length > 0
      ? (part: ResourceRecord, fields: readonly FieldDescriptor[]) => <PartMenu group={group} actions={each} subject={subject} part={part} fields={fields} />
      : undefined,
    whole: group && whole.length > 0
      ? (value) => (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
          <ActionButtons group={group} actions={whole} resource={name} subject={subject} part={isRecord(value) ? { record: value, text: '' } : undefined} most={2} size="small" />
        </Box>
      )
      : undefined,
  };
}
