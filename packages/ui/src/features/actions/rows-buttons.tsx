import { useMemo, useState } from 'react';

import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/bulk-texts.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import type { ListProblemsSlotProps, ListRowsSlotProps } from '../../slots/slot-props.ts';
import { ActionButtons } from './action-buttons.tsx';

const ProblemsDialog = lazyComponent(
  async () => (await import('./problems-dialog.tsx')).ProblemsDialog,
);

const places = ['rows', 'record'] as const;

/**
 * Buttons of actions for the chosen rows. Actions on several records come first; actions on one
 * record are sent for each.
 */
export function RowsActionButtons({ descriptor, subject, onDone }: ListRowsSlotProps) {
  const { name, actions } = descriptor;
  const offered = useOfferedActions(name, actions, places);
  const ordered = useMemo(
    () => offered.toSorted((a, b) => Number(b.place === 'rows') - Number(a.place === 'rows')),
    [offered],
  );
  if (!actions || ordered.length === 0) return null;
  return (
    <ActionButtons
      group={actions}
      actions={ordered}
      resource={name}
      subject={subject}
      onDone={onDone}
      most={2}
    />
  );
}

/** Button with the number of rows for which an action failed. It opens the reasons. */
export function ProblemsButton({ subject, outcome }: ListProblemsSlotProps) {
  const text = useActionTexts();
  const [isOpen, setOpen] = useState(false);
  const title = text('problems', {}, outcome.problems.size);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <ProblemsDialog
          subject={subject}
          title={title}
          outcome={outcome}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
