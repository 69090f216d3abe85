import { AdminError, TooManyRequestsError } from '@admin/gql';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import '../locales/sign-in-texts.ts';
import { formText } from './form-text.ts';
import { PasswordField } from './password-field.tsx';
import { minutesUntil } from './minutes-until.ts';
import { useSession } from './session.ts';
import { useFirstFocus } from './use-first-focus.ts';

/**
 * Form of identifier and password, or of a token. `known` is the identifier of a user whose session
 * on the page has expired.
 */
export function SignInForm({ known }: { readonly known?: string }) {
  const { t } = useTranslation();
  const {
    auth: { asks = 'email' },
    signIn,
  } = useSession();
  const first = useFirstFocus();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const required = (name: string) => ({
    name,
    error: missing.includes(name),
    helperText: missing.includes(name) && t('signIn.required'),
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formText(event.currentTarget);
    const empty = Object.keys(values).filter((name) => !values[name]?.trim());
    setMissing(empty);
    setError(undefined);
    if (empty.length > 0) return;
    const { password = '' } = values;
    const given = (values[asks] ?? '').trim();
    setSending(true);
    try {
      await signIn(asks === 'token' ? { token: given } : { identifier: given, password });
    } catch (failure) {
      setError(failure);
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
      {error !== undefined && <Alert severity="error">{signInProblem(error, asks, t)}</Alert>}
      {asks === 'token' ? (
        <PasswordField
          {...required('token')}
          label={t('signIn.token')}
          autoComplete="off"
          inputRef={first}
        />
      ) : (
        <>
          <TextField
            {...required(asks)}
            type={asks === 'email' ? 'email' : 'text'}
            label={t(`signIn.${asks}`)}
            autoComplete="username"
            defaultValue={known}
            inputRef={known ? undefined : first}
            slotProps={{
              htmlInput: { 'aria-required': true, autoCapitalize: 'none', spellCheck: false },
            }}
            fullWidth
          />
          <PasswordField
            {...required('password')}
            label={t('signIn.password')}
            autoComplete="current-password"
            inputRef={known ? first : undefined}
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {t('signIn.submit')}
      </Button>
    </Stack>
  );
}

const wrong = {
  email: 'signIn.wrong',
  name: 'signIn.wrongName',
  token: 'signIn.wrongToken',
} as const;

function signInProblem(error: unknown, asks: keyof typeof wrong, t: TFunction): string {
  if (error instanceof TooManyRequestsError) {
    return t('signIn.limited', { count: minutesUntil(error.retryAt) });
  }
  if (!(error instanceof AdminError)) return t('signIn.failed');
  if (error.serverCode === 'INSECURE_CONNECTION') return t('signIn.insecure');
  if (error.serverCode === 'INVALID_CREDENTIALS' || error.code === 'UNAUTHENTICATED')
    return t(wrong[asks]);
  if (error.serverCode === 'ENDPOINT_UNREACHABLE') return t('signIn.unreachable');
  return error.code === 'NETWORK' || error.code === 'TIMEOUT'
    ? t('signIn.offline')
    : t('signIn.failed');
}
