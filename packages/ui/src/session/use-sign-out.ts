import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { GuardContext } from '../kit/navigation-guard.tsx';
import { useNotify } from '../kit/notify-context.ts';
import { SessionContext } from './session.ts';

/** Signs out. Where a form holds something unsaved, asks first: its draft goes with the sign-out. */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const notify = useNotify();
  const session = use(SessionContext);
  const guard = use(GuardContext);
  return useCallback(() => {
    const leave = () =>
      void session
        ?.signOut()
        .catch(() => notify({ severity: 'error', text: t('shell.signOutFailed') }));
    if (guard) guard.attempt(leave, false);
    else leave();
  }, [session, guard, notify, t]);
}
