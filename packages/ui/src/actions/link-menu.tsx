import type { ActionSummary, ResourceRecord } from '@admin/gql/resource';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';
import { part as loaded } from '../admin/part.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import type { ActionDialogProps } from './action-dialog.tsx';
import type { ActionSubject } from './use-action.ts';
import { useOtherSide } from './use-other-side.ts';

const ActionDialog = loaded(async () => (await import('./action-dialog.tsx')).ActionDialog);
const ActionMenu = loaded(async () => (await import('./action-menu.tsx')).ActionMenu);

export interface LinkMenuProps {
  readonly actions: readonly ActionSummary[];
  /** The record of the page. */
  readonly subject: ActionSubject;
  /** The one that it is linked with, as far as a reference to it says. */
  readonly other: ResourceRecord;
  /** What that is called. */
  readonly text: string;
}

/** What takes the link with a record away, beside the name of that record. */
export function LinkMenu({ actions, subject, other, text }: LinkMenuProps) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ActionSummary | null>(null);
  const { resource } = subject;
  const label = `${t('table.menu')}: ${text}`;
  const preload = () => {
    ActionMenu.preload();
    ActionDialog.preload();
  };
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="menu" onPointerEnter={preload} onFocus={preload} onClick={(event) => setMenu(event.currentTarget)}>
        <Icon name="more" />
      </IconButton>
      <Suspense fallback={null}>
        {menu && (
          <ActionMenu
            resource={resource.name}
            actions={actions}
            anchor={menu}
            label={label}
            onChoose={(action) => {
              setMenu(null);
              setChosen(action);
            }}
            onClose={() => setMenu(null)}
          />
        )}
        {chosen?.other !== undefined && (
          <LinkDialog group={resource.actions} summary={chosen} resource={resource.name} subject={subject} there={chosen.other} record={other} onClose={() => setChosen(null)} />
        )}
      </Suspense>
    </>
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
