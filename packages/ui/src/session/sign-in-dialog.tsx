import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in dialog over the page after the session has expired. The page keeps unsaved input. */
export default function SignInDialog() {
  const { t } = useTranslation();
  const { auth, enter, identifier, restart, state, viewer } = useSession();
  const successor = 'successor' in state ? state.successor : undefined;
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">
        {t(successor === undefined ? 'signIn.expired' : 'signIn.another.title')}
      </DialogTitle>
      <DialogContent>
        {successor !== undefined && (
          <Alert
            severity="warning"
            variant="outlined"
            sx={{ mb: 2.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
          >
            {t('signIn.another.text', {
              present: successor?.name ?? t('signIn.another.somebody'),
              own: viewer?.name ?? identifier() ?? t('signIn.another.yours'),
            })}
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => void restart()}
              sx={{ display: 'block', mt: 1.5 }}
            >
              {t('signIn.another.goOn')}
            </Button>
          </Alert>
        )}
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
