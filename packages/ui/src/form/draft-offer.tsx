import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import { Button } from '../kit/button.tsx';
import type { OfferedDraft } from './use-draft.ts';

/** Offers back what was typed before the page was reloaded or the session ended. */
export function DraftOffer({ draft }: { readonly draft: OfferedDraft }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Alert
        severity="info"
        role="presentation"
        variant="outlined"
        sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
        action={
          <>
            <Button size="small" color="inherit" onClick={draft.restore}>
              {t('form.draft.restore')}
            </Button>
            <Button size="small" color="inherit" onClick={draft.discard}>
              {t('form.draft.discard')}
            </Button>
          </>
        }
      >
        {t('form.draft.found', { time: formats.instant(draft.savedAt) })}
      </Alert>
    </Box>
  );
}
