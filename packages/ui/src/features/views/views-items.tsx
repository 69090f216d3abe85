import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import '../../locales/views-texts.ts';
import type { ListMenuSlotProps, OpenList } from '../../slots/slot-props.ts';
import { useViews } from './use-views.ts';
import { NewViewForm, useImportViews } from './views-menu.tsx';

type ItemsProps = Pick<ListMenuSlotProps, 'openDialog' | 'onClose'>;

/** Keeps what a list shows as a view, or takes views from a file. */
export function ViewsItems({ open, ...menu }: ListMenuSlotProps) {
  return open ? <Items {...menu} open={open} /> : null;
}

function Items({ open, openDialog, onClose }: ItemsProps & { readonly open: OpenList }) {
  const { t } = useTranslation();
  const views = useViews(open);
  const importViews = useImportViews(views);
  return (
    <>
      <MenuItem onClick={() => openDialog((close) => <NewView open={open} onClose={close} />)}>
        {t('views.saveNew')}
      </MenuItem>
      {/* With saved views, the list has a separate menu of views. */}
      {views.views.length === 0 && (
        <MenuItem
          onClick={() => {
            onClose();
            void importViews();
          }}
        >
          {t('views.import')}
        </MenuItem>
      )}
    </>
  );
}

function NewView({ open, onClose }: { readonly open: OpenList; readonly onClose: () => void }) {
  return <NewViewForm views={useViews(open)} onClose={onClose} />;
}
