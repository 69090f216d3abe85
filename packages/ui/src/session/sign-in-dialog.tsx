import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';

import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * The session has ended in the middle of work: sign in over the page, which keeps everything that
 * was typed.
 */
export default function SignInDialog() {
  const { t } = useTranslation();
  const { auth, enter, identifier } = useSession();
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('signIn.expired')}</DialogTitle>
      <DialogContent>
        {auth.SignIn ? (
          <auth.SignIn isAgain onSignedIn={enter} />
        ) : (
          <>
            <DialogContentText sx={{ mb: 2.5 }}>
              {t(auth.asks === 'token' ? 'signIn.expiredToken' : 'signIn.expiredHelp')}
            </DialogContentText>
            <SignInForm known={identifier()} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
