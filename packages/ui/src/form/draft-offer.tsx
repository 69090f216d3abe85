import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { ageOf } from '../text/age.ts';
import { useFormats } from '../text/use-formats.ts';
import { Button } from '../kit/button.tsx';
import type { OfferedDraft } from './use-draft.ts';

/** Offers a draft of an earlier visit: the page was reloaded, its tab closed, or the session ended. */
export function DraftOffer({ draft }: { readonly draft: OfferedDraft }) {
  const { t, i18n } = useTranslation();
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
        <span title={formats.instant(draft.savedAt)}>
          {t('form.draft.found', { age: ageOf(draft.savedAt, i18n.language) })}
        </span>
      </Alert>
    </Box>
  );
}
