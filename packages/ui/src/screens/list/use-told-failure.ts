import { toAdminError } from '@admin/gql';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../text/error-text.ts';
import { useNotify } from '../../kit/notify-context.ts';

/**
 * Says once why what somebody asked for cannot be had, and takes the question back, so that it can
 * be asked again.
 */
export function useToldFailure(error: unknown, takeBack: () => void): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const hasFailed = error !== undefined;
  const tell = useEffectEvent(() => {
    notify({ severity: 'error', text: errorText(toAdminError(error), t).title });
    takeBack();
  });
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
}
