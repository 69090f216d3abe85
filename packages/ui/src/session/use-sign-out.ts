import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useApplication } from '../resources/use-application.ts';
import { countDrafts } from '../storage/draft-list.ts';
import { schemaBaseOf } from '../storage/storage-suffix.ts';
import { GuardContext } from '../kit/navigation-guard.tsx';
import { useNotify } from '../kit/notify-context.ts';
import { SessionContext } from './session.ts';

/**
 * Signs out. If there are drafts in this or other tabs, it asks first, because the sign-out deletes
 * them.
 */
export function useSignOut(): () => void {
  const { t } = useTranslation();
  const notify = useNotify();
  const session = use(SessionContext);
  const guard = use(GuardContext);
  const base = schemaBaseOf(useApplication());
  return useCallback(() => {
    const leave = () =>
      void session
        ?.signOut()
        .catch(() => notify({ severity: 'error', text: t('shell.signOutFailed') }));
    const ask = async () => {
      const drafts = await countDrafts(base).catch(() => 0);
      if (guard) guard.attempt(leave, false, drafts);
      else leave();
    };
    void ask();
  }, [session, guard, notify, t, base]);
}
