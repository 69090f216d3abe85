import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LandmarkMenu } from '../../kit/landmark-menu.tsx';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import { download } from '../../kit/download.ts';
import { useNotify } from '../../kit/notify-context.ts';
import '../../locales/views-texts.ts';
import { pickText } from './pick-file.ts';
import type { SavedView } from '../../storage/view-store.ts';
import { ViewForm } from './view-form.tsx';
import { readViewsFile, writeViewsFile } from './views-file.ts';
import type { Views } from './use-views.ts';

export interface ViewsMenuProps {
  readonly views: Views;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Menu of the current view and of all views of a list. */
export function ViewsMenu({ views, anchor, onClose }: ViewsMenuProps) {
  const { t } = useTranslation();
  // View at the time of the choice. A change by others while the dialog is open is a conflict.
  const [asked, setAsked] = useState<
    'save' | { readonly what: 'rename' | 'remove'; readonly view: SavedView } | null
  >(null);
  const importViews = useImportViews(views);
  const { current: view, isChanged } = views;
  if (asked === 'save') return <NewViewForm views={views} onClose={onClose} />;
  if (asked?.what === 'rename')
    return (
      <ViewForm
        title={t('views.rename')}
        name={asked.view.name}
        onSave={({ name }) => views.save(asked.view, { name })}
        onClose={onClose}
      />
    );
  if (asked?.what === 'remove')
    return (
      <RemoveView view={asked.view} onRemove={() => views.remove(asked.view)} onClose={onClose} />
    );
  const item = (label: string, act: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  const at = views.views.findIndex(({ id }) => id === view?.id);
  return (
    <LandmarkMenu anchor={anchor} label={t('views.menu')} onClose={onClose}>
      {view?.mayChange === true &&
        isChanged &&
        item(t('views.keepChanges'), () => views.keepChanges(view))}
      {view && isChanged && item(t('views.dropChanges'), () => views.open(view))}
      <MenuItem onClick={() => setAsked('save')}>
        {t(view ? 'views.saveAsNew' : 'views.saveNew')}
      </MenuItem>
      {view && <Divider />}
      {view &&
        views.mayBeDefault &&
        item(t(view.isDefault ? 'views.unmakeDefault' : 'views.makeDefault'), () =>
          views.makeDefault(view.isDefault ? null : view),
        )}
      {view?.mayChange === true && [
        <MenuItem key="rename" onClick={() => setAsked({ what: 'rename', view })}>
          {t('views.renameMenu')}
        </MenuItem>,
        ...(views.mayShare
          ? [
              item(t(view.isShared ? 'views.unshare' : 'views.share'), () =>
                views.save(view, { isShared: !view.isShared }),
              ),
            ]
          : []),
        ...(at > 0 ? [item(t('views.moveBack'), () => views.move(view, -1))] : []),
        ...(at < views.views.length - 1
          ? [item(t('views.moveOn'), () => views.move(view, 1))]
          : []),
        <MenuItem
          key="remove"
          sx={{ color: 'text.danger' }}
          onClick={() => setAsked({ what: 'remove', view })}
        >
          {t('views.removeMenu')}
        </MenuItem>,
      ]}
      <Divider />
      {views.views.length > 0 &&
        item(t('views.export'), () =>
          download(
            new Blob([writeViewsFile(views.name, views.views)], { type: 'application/json' }),
            `${views.name}.views.json`,
          ),
        )}
      {item(t('views.import'), () => void importViews())}
    </LandmarkMenu>
  );
}

/** Form with the name of a new view of the list. */
export function NewViewForm({
  views,
  onClose,
}: {
  readonly views: Views;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ViewForm
      title={t('views.saveNewTitle')}
      offers={views}
      onSave={views.create}
      onClose={onClose}
    />
  );
}

/** Adds the views of a file to those of the list. */
export function useImportViews({ name, add }: Views): () => Promise<void> {
  const { t } = useTranslation();
  const notify = useNotify();
  return async () => {
    const found = readViewsFile(name, await pickText('.json,application/json'));
    if (found) add(found);
    else notify({ severity: 'error', text: t('views.notAFile') });
  };
}

function RemoveView({
  view,
  onRemove,
  onClose,
}: {
  readonly view: SavedView;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('views.removeTitle', { name: view.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          {t(view.isShared ? 'views.removeShared' : 'views.removeOwn')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusOnMount}>
          {t('views.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {t('views.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
