import type { ActionSummary, FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { isRecord } from '../../values/is-record.ts';
import type { PartSlot } from '../../fields/part-slot.ts';
import { ActionButtons } from './action-buttons.tsx';
import { LinkMenu } from './link-menu.tsx';
import { PartMenu } from './part-menu.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useLinkedFields } from '../../actions/use-linked-fields.ts';
import { isLinkedBy } from '../../actions/use-linked-by.ts';

/**
 * The actions on parts of a record at the places where its page shows the parts, and what links it
 * with the records that one of its fields refers to at that field.
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
  const [each, whole] = [
    links.filter(({ unlinks }) => unlinks),
    links.filter(({ unlinks }) => !unlinks),
  ];
  const { resource } = subject;
  return {
    of: () => undefined,
    each:
      each.length > 0
        ? (other, [field]) =>
            field?.reference ? (
              <LinkMenu
                actions={each}
                subject={subject}
                other={other}
                text={field.reference.label(other)}
              />
            ) : undefined
        : undefined,
    whole:
      whole.length > 0
        ? () => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
              {whole.map((action) => (
                <ActionButtons
                  key={action.name}
                  group={isLinkedBy(resource, action) ? undefined : resource.actions}
                  actions={[action]}
                  resource={resource.name}
                  subject={subject}
                  most={1}
                  size="small"
                />
              ))}
            </Box>
          )
        : undefined,
  };
}

interface Placed {
  readonly action: ActionSummary;
  /** What is left of the way to the part. */
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
  const group = subject.resource.actions;
  const [each, whole] = [
    actions.filter(({ part }) => part?.each),
    actions.filter(({ part }) => !part?.each),
  ];
  const { name } = subject.resource;
  return {
    of,
    each:
      group && each.length > 0
        ? (part: ResourceRecord, fields: readonly FieldDescriptor[]) => (
            <PartMenu group={group} actions={each} subject={subject} part={part} fields={fields} />
          )
        : undefined,
    whole:
      group && whole.length > 0
        ? (value) => (
            <Box sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
              <ActionButtons
                group={group}
                actions={whole}
                resource={name}
                subject={subject}
                part={isRecord(value) ? { record: value, text: '' } : undefined}
                most={2}
                size="small"
              />
            </Box>
          )
        : undefined,
  };
}
