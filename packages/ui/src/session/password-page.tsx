import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { part } from '../admin/part.tsx';
import { useDocumentTitle } from '../admin/use-document-title.ts';
import { useNotify } from '../feedback/notify-context.ts';

const PasswordForm = part(async () => (await import('./password-form.tsx')).PasswordForm);

/** A user changes their own password. The account menu links to it as `/~/password`. */
export function PasswordPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  useDocumentTitle(t('password.title'));
  const [, navigate] = useLocation();
  return (
    <Box sx={{ maxWidth: 376 }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>{t('password.title')}</Typography>
      <PasswordForm
        onChanged={() => {
          notify({ text: t('password.changed') });
          navigate('/');
        }}
      />
    </Box>
  );
}
