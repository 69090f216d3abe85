import { AdminError } from '@admin/gql';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { formText } from './form-text.ts';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';
import { useFirstFocus } from './use-first-focus.ts';

const shortest = 10;

/** Changes the password of whoever is signed in. */
export function PasswordForm({ onChanged }: { readonly onChanged?: () => void }) {
  const { t } = useTranslation();
  const { viewer, changePassword } = useSession();
  const first = useFirstFocus();
  const [problem, setProblem] = useState<{ field: 'current' | 'new' | ''; text: string }>();
  const [isSending, setSending] = useState(false);
  const field = (name: 'current' | 'new', help?: string) => ({
    name,
    label: t(`password.${name}`),
    error: problem?.field === name,
    helperText: problem?.field === name ? problem.text : help,
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { current = '', new: next = '' } = formText(event.currentTarget);
    if (!current) return setProblem({ field: 'current', text: t('signIn.required') });
    if (next.length < shortest) return setProblem({ field: 'new', text: t('password.rule') });
    setProblem(undefined);
    setSending(true);
    try {
      await changePassword({ currentPassword: current, newPassword: next });
      onChanged?.();
    } catch (error) {
      const isWrong = error instanceof AdminError && error.serverCode === 'INVALID_CREDENTIALS';
      setProblem(isWrong ? { field: 'current', text: t('password.wrong') } : { field: '', text: error instanceof AdminError && error.code === 'NETWORK' ? t('signIn.offline') : t('password.failed') });
      setSending(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
      {viewer?.mustChangePassword && <Alert severity="info">{t('password.mustChange')}</Alert>}
      {problem?.field === '' && <Alert severity="error">{problem.text}</Alert>}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={viewer?.email} readOnly hidden />
      <PasswordField {...field('current')} autoComplete="current-password" inputRef={first} />
      <PasswordField {...field('new', t('password.rule'))} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>{t('password.submit')}</Button>
    </Stack>
  );
}
