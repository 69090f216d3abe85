import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/bulk-texts.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useCan } from '../../resources/use-can.ts';
import type { ListRowsSlotProps } from '../../slots/slot-props.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';

const EditRowsDialog = lazyComponent(
  async () => (await import('./edit-rows-dialog.tsx')).EditRowsDialog,
);
const RemoveRowsDialog = lazyComponent(
  async () => (await import('./remove-rows-dialog.tsx')).RemoveRowsDialog,
);

/** Button that changes fields of the chosen rows. */
export function EditRowsButton({ descriptor, subject, onDone }: ListRowsSlotProps) {
  const { t } = useTranslation();
  const can = useCan();
  const dialog = useRowsDialog(onDone);
  if (!descriptor.update || !can('update', descriptor.name)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onPointerEnter={EditRowsDialog.preload}
        onFocus={EditRowsDialog.preload}
        onClick={dialog.open}
      >
        {t('bulk.edit')}
      </Button>
      {dialog.isOpen && <EditRowsDialog subject={subject} onClose={dialog.close} />}
    </>
  );
}

const places = ['rows', 'record'] as const;

/** Button that deletes the chosen rows, unless an action of the resource does. */
export function RemoveRowsButton({ descriptor, subject, onDone }: ListRowsSlotProps) {
  const text = useActionTexts();
  const can = useCan();
  const offered = useOfferedActions(descriptor.name, descriptor.actions, places);
  const dialog = useRowsDialog(onDone);
  if (
    !descriptor.remove ||
    !can('remove', descriptor.name) ||
    offered.some((action) => action.removes)
  )
    return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onPointerEnter={RemoveRowsDialog.preload}
        onFocus={RemoveRowsDialog.preload}
        onClick={dialog.open}
      >
        {text('remove')}
      </Button>
      {dialog.isOpen && <RemoveRowsDialog subject={subject} onClose={dialog.close} />}
    </>
  );
}

/** Dialog for rows. It closes with the outcome by record, or without one. */
function useRowsDialog(onDone: (outcome: RowOutcome) => void) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => setOpen(true),
    close: (outcome?: RowOutcome) => {
      setOpen(false);
      if (outcome) onDone(outcome);
    },
  };
}
