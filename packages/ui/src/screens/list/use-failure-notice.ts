import { toAdminError } from '@admin/gql';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../../text/error-text.ts';
import { useNotify } from '../../kit/notify-context.ts';

/** Shows the error of a request once and resets the request, so that it can be repeated. */
export function useFailureNotice(error: unknown, takeBack: () => void): void {
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
