import type { ActionSummary, ResourceRecord } from '@admin/gql/resource';

import { lazyComponent as loaded } from '../../kit/lazy-component.tsx';
import type { ActionDialogProps } from './action-dialog.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useOtherSide } from './use-other-side.ts';

const ActionDialog = loaded(async () => (await import('./action-dialog.tsx')).ActionDialog);

export interface LinkMenuProps {
  readonly actions: readonly ActionSummary[];
  /** The record of the page. */
  readonly subject: ActionSubject;
  /** Linked record, with the fields that the reference selects. */
  readonly other: ResourceRecord;
  /** Label of the linked record. */
  readonly text: string;
}

/** Actions that remove the link with a record, next to its label. */
export function LinkMenu({ actions, subject, other, text }: LinkMenuProps) {
  const { name, actions: group } = subject.resource;
  return (
    <MoreMenu
      resource={name}
      actions={actions}
      about={text}
      onExpect={ActionDialog.preload}
      renderDialog={(chosen, onClose) =>
        chosen.other !== undefined && (
          <LinkDialog
            group={group}
            summary={chosen}
            resource={name}
            subject={subject}
            there={chosen.other}
            record={other}
            onClose={onClose}
          />
        )
      }
    />
  );
}

interface LinkDialogProps extends Omit<ActionDialogProps, 'other'> {
  /** Resource of `record`. */
  readonly there: string;
  readonly record: ResourceRecord;
}

function LinkDialog({ there, record, ...dialog }: LinkDialogProps) {
  const resource = useOtherSide(there);
  return resource === undefined ? null : <ActionDialog {...dialog} other={{ resource, record }} />;
}
