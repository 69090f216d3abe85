import Box from '@mui/material/Box';
import { lazy, Suspense, type ReactNode } from 'react';

import { ErrorPanel } from '../feedback/error-panel.tsx';
import { useSession } from './session.ts';

const Entrance = lazy(() => import('./entrance.tsx'));
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

/** Lets a user in who is signed in; keeps the page when the session ends, with a sign-in over it. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { state, start, viewer } = useSession();
  if (state.status === 'starting') return null;
  if (state.status === 'failed') return <Box component="main" sx={{ p: 3 }}><ErrorPanel error={state.error} onRetry={() => void start()} /></Box>;
  if (state.status === 'signedOut' || viewer?.mustChangePassword) return <Suspense><Entrance /></Suspense>;
  return (
    <>
      {children}
      <Suspense>{state.status === 'expired' && <SignInDialog />}</Suspense>
    </>
  );
}
