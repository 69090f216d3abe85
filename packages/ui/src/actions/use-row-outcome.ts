import type { WriteError } from '@admin/gql/resource';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '../feedback/error-text.ts';
import { refusalText } from '../forms/refusal.ts';
import type { WrittenRows } from '../forms/write-rows.ts';
import type { RowOutcome } from '../table/row-controls.ts';

/** Puts into words why something could not be done with records. `reason`: of one refusal. @defaultValue the server's sentence, or ours for its code */
export function useRowOutcome(reason?: (error: WriteError) => string): (rows: WrittenRows) => RowOutcome {
  const { t } = useTranslation();
  return useCallback(
    ({ done, refused, failed }) => ({
      done,
      problems: new Map([
        ...[...refused].map(([id, errors]) => [id, errors.map((error) => (reason ? reason(error) : refusalText(error, t))).join(' ')] as const),
        ...[...failed].map(([id, error]) => [id, errorText(error, t).title] as const),
      ]),
    }),
    [t, reason],
  );
}
