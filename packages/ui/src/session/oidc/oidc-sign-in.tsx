import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import '../../locales/sign-in-texts.ts';
import type { SignInProps } from '../auth.ts';
import type { OidcSignInFlow } from './oidc-auth.ts';

/** Button that starts the sign-in at the provider. */
export function createOidcSignIn({
  name,
  problem: found,
  begin,
  onSignedIn: listen,
}: OidcSignInFlow): ComponentType<SignInProps> {
  return function OidcSignIn({ isAgain, onSignedIn }) {
    const { t } = useTranslation();
    const [problem, setProblem] = useState(found);
    const [isLeaving, setLeaving] = useState(false);
    useEffect(() => listen(onSignedIn), [onSignedIn]);
    const leave = async () => {
      setProblem(undefined);
      setLeaving(true);
      setProblem(await begin(isAgain));
      // A popup that was closed without a sign-in can be opened again.
      setLeaving(false);
    };
    return (
      <Stack spacing={2}>
        {isAgain && (
          <Typography sx={{ color: 'text.secondary' }}>{t('signIn.expiredProvider')}</Typography>
        )}
        {problem && (
          <Alert severity={problem === 'refused' ? 'info' : 'error'}>
            {t(`signIn.provider.${problem}`, { name })}
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          ref={focusOnMount}
          disabled={isLeaving}
          onClick={() => void leave()}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('signIn.provider.submit', { name })}
        </Button>
      </Stack>
    );
  };
}
