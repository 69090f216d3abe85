import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { PageHeader } from '../kit/page-header.tsx';
import { useNotify } from '../kit/notify-context.ts';
import { PasswordForm } from './password-form.tsx';

/** See `lazy-password-page.tsx`. */
export function PasswordPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  const [, navigate] = useLocation();
  return (
    <Box sx={{ maxWidth: 376 }}>
      <PageHeader title={t('password.title')} />
      <PasswordForm
        onChanged={() => {
          notify({ text: t('password.changed') });
          navigate('/');
        }}
      />
    </Box>
  );
}
