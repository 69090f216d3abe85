import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/records-texts.ts';
import { useCan } from '../../resources/use-can.ts';
import type { ResourceSlots } from '../../slots/slot-props.ts';

const RemoveDialog = lazyComponent(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

/** Deletes a record, after a question. */
export function RemoveButton({ descriptor, record, onRemoved }: ResourceSlots['record.action']) {
  const { t } = useTranslation();
  const can = useCan();
  const [isRemoving, setRemoving] = useState(false);
  if (!descriptor.remove || !can('remove', descriptor.name)) return null;
  return (
    <>
      <Button
        command="record.remove"
        variant="outlined"
        color="error"
        onClick={() => setRemoving(true)}
      >
        {t('show.remove')}
      </Button>
      {isRemoving && (
        <RemoveDialog
          resource={descriptor}
          record={record}
          onClose={() => setRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}
