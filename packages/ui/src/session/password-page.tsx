import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { PageHeader } from '../admin/page-header.tsx';
import { part } from '../admin/part.tsx';
import { useNotify } from '../feedback/notify-context.ts';

const PasswordForm = part(async () => (await import('./password-form.tsx')).PasswordForm);

/** A user changes their own password. The account menu links to it as `/~/password`. */
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
