import { useDocumentTitle, useNotify } from '@admin/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { PasswordForm } from './password-form.tsx';

/** `/~/password`: a user changes their own password. */
export default function PasswordPage() {
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
