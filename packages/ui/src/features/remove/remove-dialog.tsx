import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useNames } from '../../resources/use-names.ts';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import { useSay } from '../../fields/use-say.ts';
import '../../locales/records-texts.ts';
import { ChangesSince } from '../../fields/changes-since.tsx';
import { useRemove } from './use-remove.ts';
import { recordText } from '../../values/record-text.ts';

export interface RemoveDialogProps {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
  readonly onClose: () => void;
  /** The record is gone; the notification has been shown. */
  readonly onRemoved: () => void;
}

/** Confirmation of a deletion, with the reason if it fails. */
export function RemoveDialog({ resource, record, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation();
  const names = useNames();
  const say = useSay();
  const { isRemoving, problem, conflict, remove } = useRemove(resource, record, onRemoved);
  const [titleId, textId] = [useId(), useId()];
  const close = () => {
    if (!isRemoving) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{names.remove(resource.name)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {names.record(resource.name)}:{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {recordText(resource, record, say)}
          </Box>
          <Box sx={{ mt: 1 }}>{t('remove.text')}</Box>
        </DialogContentText>
        {conflict !== null && (
          <ChangesSince
            key={conflict.fields.map(({ name }) => name).join()}
            resource={resource}
            conflict={conflict}
          />
        )}
        {problem !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} ref={focusOnMount} aria-disabled={isRemoving}>
          {t('remove.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={remove} aria-disabled={isRemoving}>
          {isRemoving
            ? t('remove.removing')
            : t(conflict === null ? 'remove.confirm' : 'remove.changed.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
