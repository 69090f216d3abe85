import type { ResourceRecord } from '@admin/gql/resource';
import { IssuePasswordDocument } from '@admin/gql/session';
import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import '../locales/account-texts.ts';
import { useSession } from '../session/session.ts';

/**
 * Button that sets a one-time password for an account and shows it once: for a new colleague, or
 * after a forgotten password.
 */
export default function IssuePassword({ record }: { readonly record: ResourceRecord }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { auth } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isCopied, setCopied] = useState(false);

  const open = () => {
    setPassword('');
    setFailed(false);
    setCopied(false);
    setOpen(true);
  };
  const issue = async () => {
    setSending(true);
    setFailed(false);
    try {
      const { data } = await client.mutate({
        mutation: IssuePasswordDocument,
        variables: { input: { accountId: Number(record['id']) } },
        fetchPolicy: 'no-cache',
      });
      setPassword(data?.issuePassword?.password ?? '');
    } catch {
      setFailed(true);
    }
    setSending(false);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(password);
    setCopied(true);
  };

  // Accounts of another endpoint have no passwords of ours.
  if (!auth.hasAccounts) return null;
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {t('account.issuePassword')}
      </Button>
      <Dialog
        open={isOpen}
        maxWidth="xs"
        fullWidth
        onClose={isSending || password ? undefined : () => setOpen(false)}
        aria-labelledby="issue-password"
      >
        <DialogTitle id="issue-password">
          {t(password ? 'account.issued' : 'account.issueTitle')}
        </DialogTitle>
        <DialogContent>
          {hasFailed && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {t('account.failed')}
            </Alert>
          )}
          <DialogContentText>
            {t(password ? 'account.issuedHelp' : 'account.issueHelp')}
          </DialogContentText>
          {password && (
            <TextField
              fullWidth
              value={password}
              sx={{ mt: 2 }}
              slotProps={{
                htmlInput: {
                  readOnly: true,
                  'aria-label': t('account.issued'),
                  sx: { fontFamily: 'monospace' },
                },
              }}
              onFocus={(event) => event.target.select()}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>
            {t(password ? 'account.close' : 'account.cancel')}
          </Button>
          {password ? (
            <Button variant="contained" onClick={() => void copy()}>
              {t(isCopied ? 'account.copied' : 'account.copy')}
            </Button>
          ) : (
            <Button variant="contained" disabled={isSending} onClick={() => void issue()}>
              {t('account.issue')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
