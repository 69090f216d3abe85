import type { WriteError } from '@admin/gql/resource';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useAdmin } from '../../resources/admin-context.tsx';
import { useNames } from '../../resources/use-names.ts';
import { refusalText } from '../../form/refusal.ts';

/** Maximum number of references that are counted. Beyond it, the message says that there are more. */
const counted = 100;

/** Message why a record was not deleted: the records that refer to it, if the server names them. */
export function useRemovalReason(): (error: WriteError) => string {
  const { t } = useTranslation();
  const names = useNames();
  const { resources } = useAdmin();
  return useCallback(
    (error) => {
      if (error.code !== 'FOREIGN_KEY_VIOLATION') return refusalText(error, t);
      const from = resources.find(({ type }) => type === error.referencedBy)?.name;
      if (from === undefined) return t('remove.referenced');
      const { referencedCount: count } = error;
      const resource = names.title(from);
      if (count === undefined) return t('remove.referencedBy', { resource });
      return count > counted
        ? t('remove.referencedByMany', { resource, count: counted })
        : t('remove.referencedByCount', { resource, count });
    },
    [t, names, resources],
  );
}
