import { AdminError, TooManyRequestsError } from '@admin/gql';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import '../locales/sign-in-texts.ts';
import { formText } from './form-text.ts';
import { minutesUntil } from './minutes-until.ts';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';
import { useFirstFocus } from './use-first-focus.ts';

const shortest = 10;
/** Error codes of refused passwords; the catalogue has a message for each. */
const refusals = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_TOO_SIMILAR',
] as const;

/** Form that changes the password of the signed-in user. */
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
      setProblem(problemOf(error, t));
      setSending(false);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      {viewer?.mustChangePassword && <Alert severity="info">{t('password.mustChange')}</Alert>}
      {problem?.field === '' && <Alert severity="error">{problem.text}</Alert>}
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={viewer?.email}
        readOnly
        hidden
      />
      <PasswordField {...field('current')} autoComplete="current-password" inputRef={first} />
      <PasswordField {...field('new', t('password.rule'))} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {t('password.submit')}
      </Button>
    </Stack>
  );
}

function problemOf(error: unknown, t: TFunction): { field: 'current' | 'new' | ''; text: string } {
  const known = error instanceof AdminError ? error : undefined;
  const refusal = refusals.find((code) => code === known?.serverCode);
  if (refusal) return { field: 'new', text: t(`password.refused.${refusal}`) };
  if (known?.serverCode === 'INVALID_CREDENTIALS')
    return { field: 'current', text: t('password.wrong') };
  if (known instanceof TooManyRequestsError)
    return { field: 'current', text: t('signIn.limited', { count: minutesUntil(known.retryAt) }) };
  return { field: '', text: t(known?.code === 'NETWORK' ? 'signIn.offline' : 'password.failed') };
}
