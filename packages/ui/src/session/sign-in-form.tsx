import { AdminError, TooManyRequestsError } from '@admin/gql';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { formText } from './form-text.ts';
import { minutesUntil } from './minutes-until.ts';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** Email and password, or a token where the endpoint takes one. `email` is known when somebody comes back to a page that is still open. */
export function SignInForm({ email }: { readonly email?: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const first = useFirstFocus();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const required = (name: string) => ({ name, error: missing.includes(name), helperText: missing.includes(name) && t('signIn.required') });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formText(event.currentTarget);
    const empty = Object.keys(values).filter((name) => !values[name]?.trim());
    setMissing(empty);
    setError(undefined);
    if (empty.length > 0) return;
    const { token = '', email = '', password = '' } = values;
    setSending(true);
    try {
      await session.signIn(session.auth === 'token' ? { token: token.trim() } : { email: email.trim(), password });
    } catch (failure) {
      setError(failure);
      setSending(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
      {error !== undefined && <Alert severity="error">{signInProblem(error, t)}</Alert>}
      {session.auth === 'token' ? (
        <PasswordField {...required('token')} label={t('signIn.token')} autoComplete="off" inputRef={first} />
      ) : (
        <>
          <TextField {...required('email')} type="email" label={t('signIn.email')} autoComplete="username" defaultValue={email} inputRef={email ? undefined : first} slotProps={{ htmlInput: { 'aria-required': true } }} fullWidth />
          <PasswordField {...required('password')} label={t('signIn.password')} autoComplete="current-password" inputRef={email ? first : undefined} />
        </>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>{t('signIn.submit')}</Button>
    </Stack>
  );
}

function signInProblem(error: unknown, t: TFunction): string {
  if (error instanceof TooManyRequestsError) {
    return t('signIn.limited', { count: minutesUntil(error.retryAt) });
  }
  if (!(error instanceof AdminError)) return t('signIn.failed');
  if (error.serverCode === 'INVALID_CREDENTIALS') return t('signIn.wrong');
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' ? t('signIn.offline') : t('signIn.failed');
}
