import { AdminError, TooManyRequestsError } from '@admin/gql';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../controls/button.tsx';
import '../locales/sign-in-texts.ts';
import { formText } from './form-text.ts';
import { PasswordField } from './password-field.tsx';
import { minutesUntil } from './minutes-until.ts';
import { useSession, type AuthMode, type Session } from './session.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** Who one is and the password, or a token where the endpoint takes one. `known` is who comes back to a page that is still open. */
export function SignInForm({ known }: { readonly known?: string }) {
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
    const { token = '', password = '' } = values;
    const identifier = (values['email'] ?? values['name'] ?? '').trim();
    setSending(true);
    try {
      await session.signIn(session.auth === 'token' ? { token: token.trim() } : session.auth === 'mutation' ? { identifier, password } : { email: identifier, password });
    } catch (failure) {
      setError(failure);
      setSending(false);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
      {error !== undefined && <Alert severity="error">{signInProblem(error, session, t)}</Alert>}
      {session.auth === 'token' ? (
        <PasswordField {...required('token')} label={t('signIn.token')} autoComplete="off" inputRef={first} />
      ) : (
        <>
          <TextField
            {...required(session.knownBy)}
            type={session.knownBy === 'email' ? 'email' : 'text'}
            label={t(`signIn.${session.knownBy}`)}
            autoComplete="username"
            defaultValue={known}
            inputRef={known ? undefined : first}
            slotProps={{ htmlInput: { 'aria-required': true, autoCapitalize: 'none', spellCheck: false } }}
            fullWidth
          />
          <PasswordField {...required('password')} label={t('signIn.password')} autoComplete="current-password" inputRef={known ? first : undefined} />
        </>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>{t('signIn.submit')}</Button>
    </Stack>
  );
}

function signInProblem(error: unknown, { auth, knownBy }: Session, t: TFunction): string {
  if (error instanceof TooManyRequestsError) {
    return t('signIn.limited', { count: minutesUntil(error.retryAt) });
  }
  if (!(error instanceof AdminError)) return t('signIn.failed');
  if (error.serverCode === 'INSECURE_CONNECTION') return t('signIn.insecure');
  if (isRefusal(error, auth)) return t(auth === 'token' ? 'signIn.wrongToken' : knownBy === 'email' ? 'signIn.wrong' : 'signIn.wrongName');
  if (error.serverCode === 'ENDPOINT_UNREACHABLE') return t('signIn.unreachable');
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' ? t('signIn.offline') : t('signIn.failed');
}

/** Ours says so by a code. Other endpoints say in many ways that they do not know somebody, and each is an answer to what was typed. */
function isRefusal({ code, serverCode }: AdminError, auth: AuthMode): boolean {
  return serverCode === 'INVALID_CREDENTIALS' || (auth !== 'session' && (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'MUTATION_REJECTED' || code === 'NOT_FOUND'));
}
