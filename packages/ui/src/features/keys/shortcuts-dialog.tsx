import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import '../../locales/keys-texts.ts';
import { shortcuts, type Shortcut, type ShortcutPlace } from '../../commands/shortcuts.ts';

const places: readonly ShortcutPlace[] = ['everywhere', 'list', 'record'];

/** Dialog with the table of shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {places.map((place) => (
          <Box
            key={place}
            component="section"
            aria-labelledby={`${id}-${place}`}
            sx={{ '& + &': { mt: 2.5 } }}
          >
            <Box component="h3" id={`${id}-${place}`} sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
              {t(`keys.places.${place}`)}
            </Box>
            <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
              {shortcuts
                .filter((shortcut) => shortcut.place === place)
                .map((shortcut) => (
                  <Line key={shortcut.name} shortcut={shortcut} />
                ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusOnMount}>
          {t('keys.hide')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ shortcut: { name, caps, russian } }: { readonly shortcut: Shortcut }) {
  const { t, i18n } = useTranslation();
  const isRussian = i18n.language.startsWith('ru');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <dt>{t(`keys.${name}`)}</dt>
      <Box component="dd" sx={{ m: 0, flexShrink: 0, color: 'text.secondary', '& kbd': cap }}>
        {caps.map((each, at) => (
          <span key={each}>
            {at > 0 && ' + '}
            <kbd>{each === 'Space' ? t('keys.space') : each}</kbd>
          </span>
        ))}
        {russian !== undefined && isRussian && (
          <>
            {' '}
            {t('keys.or')} <kbd>{russian}</kbd>
          </>
        )}
      </Box>
    </Box>
  );
}

const cap = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  borderRadius: 0.5,
  bgcolor: 'background.default',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textAlign: 'center',
} as const;
