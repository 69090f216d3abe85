import type { KeyedResource } from '@admin/gql/resource';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import '../../locales/records-texts.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { useNames } from '../../resources/use-names.ts';
import type { ValueWords } from './cell-value.ts';
import { importFields } from './import-fields.ts';
import type { ReadingContext } from './row-reading.ts';

/** Context for reading the rows of files, in the language of the interface. */
export function useReadingContext(resource: KeyedResource): ReadingContext {
  const client = useDataClient();
  const { resources } = useAdmin();
  const names = useNames();
  const { t } = useTranslation();
  const valueText = useValueText(resource.name);
  const fields = useMemo(() => importFields(resource, names), [resource, names]);
  const words = useMemo(
    (): ValueWords => ({
      yes: t('field.yes'),
      no: t('field.no'),
      unbounded: t('field.rangeUnbounded'),
      empty: t('field.rangeEmpty'),
      value: (value) => names.value(resource.name, value),
    }),
    [t, names, resource.name],
  );
  return {
    client,
    resource,
    resources,
    fields,
    words,
    say: (value, kind) => valueText({ kind }, value),
  };
}
