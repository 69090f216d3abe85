import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import { focusOnceThere } from '../../kit/focus-once-there.ts';
import '../../locales/tree-texts.ts';
import { treeView } from '../../resources/list-state.ts';
import { treeOf } from '../../screens/list/tree-of.ts';
import type { ListMenuSlotProps, OpenList } from '../../slots/slot-props.ts';
import { useViews } from '../views/use-views.ts';

/** Shows a list as a tree, or no longer. */
export function TreeItem({ descriptor, list, open, onClose }: ListMenuSlotProps) {
  return open && treeOf(descriptor, list) ? <Item open={open} onClose={onClose} /> : null;
}

function Item({ open, onClose }: { readonly open: OpenList; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { views } = useViews(open);
  const isTree = open.state.view === treeView;
  // With a default view, the plain address opens that view.
  const plain = views.some(({ isDefault }) => isDefault) ? '' : undefined;
  return (
    <MenuItem
      onClick={() => {
        onClose();
        // The list is shown by another component, with another button.
        focusOnceThere(`main button[aria-label="${CSS.escape(t('table.menu'))}"]`);
        open.update({ view: isTree ? plain : treeView });
      }}
    >
      {t(isTree ? 'tree.leave' : 'tree.show')}
    </MenuItem>
  );
}
