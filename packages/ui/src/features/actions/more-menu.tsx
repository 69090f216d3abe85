import type { ActionSummary } from '@admin/gql/resource';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../kit/icons.tsx';
import { lazyComponent as loaded } from '../../kit/lazy-component.tsx';
import { IconButton } from '../../kit/icon-button.tsx';

const ActionMenu = loaded(async () => (await import('./action-menu.tsx')).ActionMenu);

export interface MoreMenuProps {
  /** Resource whose catalogue has the titles of the actions. */
  readonly resource: string;
  readonly actions: readonly ActionSummary[];
  /** Label of the record or child record that the menu acts on. */
  readonly about: string;
  /** The button is likely to be pressed. */
  readonly onExpect: () => void;
  /** Renders the form or the confirmation of the chosen action. */
  readonly renderDialog: (chosen: ActionSummary, onClose: () => void) => ReactNode;
}

/** Menu of actions, next to their subject in a page. */
export function MoreMenu({ resource, actions, about, onExpect, renderDialog }: MoreMenuProps) {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ActionSummary | null>(null);
  const label = about === '' ? t('table.menu') : `${t('table.menu')}: ${about}`;
  const expect = () => {
    ActionMenu.preload();
    onExpect();
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onPointerEnter={expect}
        onFocus={expect}
        onClick={(event) => setMenu(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Suspense fallback={null}>
        {menu && (
          <ActionMenu
            resource={resource}
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
        {chosen && renderDialog(chosen, () => setChosen(null))}
      </Suspense>
    </>
  );
}
