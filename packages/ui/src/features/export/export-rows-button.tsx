import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../kit/button.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/export-texts.ts';
import type { ListRowsSlotProps } from '../../slots/slot-props.ts';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Button that exports the chosen rows. */
export function ExportRowsButton({ descriptor, subject, list, request }: ListRowsSlotProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onPointerEnter={ExportDialog.preload}
        onFocus={ExportDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('export.button')}
      </Button>
      {isOpen && (
        <ExportDialog
          descriptor={descriptor}
          list={list}
          request={request}
          chosen={subject.records}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
