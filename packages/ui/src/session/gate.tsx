import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOwnerContext } from '../resources/draft-owner.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { ErrorPanel } from '../kit/error-panel.tsx';
import { useSession } from './session.ts';

const signIn = () => import('./sign-in-views.ts');
const Entrance = lazyComponent(async () => (await signIn()).Entrance);
const SignInDialog = lazyComponent(async () => (await signIn()).SignInDialog);

/**
 * Renders the application for a signed-in user. When the session expires, the page stays mounted
 * under a sign-in dialog.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { state, start, viewer, identifier } = useSession();
  if (state.status === 'starting') return <Starting />;
  if (state.status === 'failed') {
    return (
      <Box
        component="main"
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          placeContent: 'center',
          gridTemplateColumns: 'minmax(0, 480px)',
          p: 2,
        }}
      >
        <ErrorPanel error={state.error} onRetry={() => void start()} />
      </Box>
    );
  }
  if (state.status === 'signedOut' || viewer?.mustChangePassword) return <Entrance />;
  return (
    <>
      <DraftOwnerContext value={String(viewer?.id ?? identifier() ?? '')}>
        {children}
      </DraftOwnerContext>
      {state.status === 'expired' && <SignInDialog />}
    </>
  );
}

const appear = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100vw)' },
});

/** Progress line at the top, shown when the start takes long. */
function Starting() {
  const { t } = useTranslation();
  return (
    <Box
      component="output"
      aria-label={t('list.loading')}
      sx={{
        position: 'fixed',
        inset: 0,
        overflow: 'hidden',
        animation: `${appear} 0.2s 0.5s backwards`,
      }}
    >
      <Box
        sx={{
          width: '30vw',
          height: 2,
          bgcolor: 'primary.main',
          animation: `${sweep} 1.2s ease-in-out infinite`,
        }}
      />
    </Box>
  );
}
