import Box from '@mui/material/Box';

import { isLinkedBy } from '../../actions/use-linked-by.ts';
import type { RecordPartSlotProps } from '../../slots/slot-props.ts';
import { ActionButtons } from './action-buttons.tsx';
import { LinkMenu } from './link-menu.tsx';
import { PartMenu } from './part-menu.tsx';
import { recordText } from '../../values/record-text.ts';

/** Actions on child records: a menu at each of several, buttons at a single one. */
export function PartActions({ subject, actions, part, fields, isLink }: RecordPartSlotProps) {
  const { resource } = subject;
  if (fields === undefined)
    return isLink ? (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
        {actions.map((action) => (
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
    ) : (
      <Box sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
        <ActionButtons
          group={resource.actions}
          actions={actions}
          resource={resource.name}
          subject={subject}
          part={part && { record: part, text: '' }}
          most={2}
          size="small"
        />
      </Box>
    );
  if (!part) return null;
  const [field] = fields;
  if (isLink)
    return field?.reference ? (
      <LinkMenu
        actions={actions}
        subject={subject}
        other={part}
        text={recordText(field.reference, part)}
      />
    ) : null;
  return (
    resource.actions && (
      <PartMenu
        group={resource.actions}
        actions={actions}
        subject={subject}
        part={part}
        fields={fields}
      />
    )
  );
}
