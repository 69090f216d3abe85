import type { KeyedResource, WriteError } from '@admin/gql/resource';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { fieldOf, refusalText } from '../../form/refusal.ts';
import { SessionContext } from '../../session/session.ts';
import '../../locales/import-texts.ts';
import { createApiTarget, type TargetOptions } from './api-target.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportTarget, Reason } from './import-target.ts';
import { createRowTarget } from './row-target.ts';

/**
 * Loads the target of a file: our own API if it imports records of the resource, else a mutation
 * per row.
 */
export function useLoadTarget(
  resource: KeyedResource,
  fields: readonly ImportField[],
): () => Promise<ImportTarget> {
  const client = useDataClient();
  const { t } = useTranslation();
  const hasAccounts = use(SessionContext)?.auth.hasAccounts === true;
  return async () => {
    const inputs = [...(resource.create?.inputs ?? []), ...(resource.update?.inputs ?? [])];
    const reasonOf = (error: WriteError): Reason => {
      const field =
        fieldOf(error, inputs)?.name ?? fields.find(({ name }) => name === error.input)?.name;
      const own = t(`import.refused.${error.code ?? ''}`, { defaultValue: '' });
      return {
        ...(field !== undefined && { field }),
        text: own === '' ? refusalText(error, t) : own,
      };
    };
    const options: TargetOptions = { client, resource, reasonOf };
    const api = hasAccounts ? await createApiTarget(options) : undefined;
    return (
      api ??
      createRowTarget({
        ...options,
        severalRecords: t('import.refused.AMBIGUOUS_KEY'),
        noRecord: t('import.refused.NOT_FOUND'),
      })
    );
  };
}
