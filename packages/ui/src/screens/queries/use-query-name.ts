import type { QuerySummary } from '@admin/gql/resource';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { humanize } from '../../text/humanize.ts';
import { fitting } from '../../resources/use-names.ts';

/**
 * Title of a query: from the catalogue (`queries.names.<name>`), the generated title, the schema's
 * description in the language of the interface, or the name.
 */
export function useQueryName(): (query: QuerySummary) => string {
  const { t, i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? i18n.language;
  return useCallback(
    ({ name, title, description, called }) => {
      const key = `queries.names.${name}`;
      return i18n.exists(key)
        ? t(key)
        : (title?.[language === 'ru' ? 'ru' : 'en'] ??
            fitting(description, language) ??
            humanize(called ?? name));
    },
    [t, i18n, language],
  );
}
