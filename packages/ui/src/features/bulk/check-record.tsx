import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDataClient } from '../../data/use-data-client.ts';
import { Button } from '../../kit/button.tsx';
import { errorText } from '../../text/error-text.ts';
import '../../locales/bulk-texts.ts';
import '../../locales/errors-texts.ts';
import '../../locales/records-texts.ts';
import { FieldChanges } from '../../fields/changes-since.tsx';
import { changedFields } from '../../values/changed-fields.ts';
import { readRecord } from '../../data/present-record.ts';

type Found = { readonly now: ResourceRecord | null } | { readonly error: unknown };

/** Fields of a record that have changed since it was chosen, for a write whose outcome is unknown. */
export function CheckRecord({
  resource,
  record,
}: {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}) {
  const { t } = useTranslation();
  const client = useDataClient();
  const [found, setFound] = useState<Found | null>(null);
  const shown = resource.fields.filter(
    ({ name }) => Object.hasOwn(record, name) && !resource.key.includes(name),
  );
  if (!resource.show || shown.length === 0) return null;
  const look = () =>
    readRecord(client, resource, record, 'uncached').then(
      (now) => setFound({ now }),
      (error: unknown) => setFound({ error }),
    );
  const changed =
    found && 'now' in found && found.now ? changedFields(shown, record, found.now) : [];
  return (
    <Box sx={{ typography: 'body2' }}>
      <Button size="small" onClick={() => void look()} sx={{ ml: -0.625 }}>
        {t('bulk.check')}
      </Button>
      <Box component="output" sx={{ display: 'block' }}>
        {found &&
          ('error' in found ? (
            errorText(found.error, t).title
          ) : !found.now ? (
            t('bulk.gone')
          ) : changed.length === 0 ? (
            t('bulk.sameSince')
          ) : (
            <Box sx={{ px: 1.5, pb: 1.25, borderRadius: 1, border: 1, borderColor: 'divider' }}>
              <FieldChanges
                resource={resource}
                conflict={{ fields: changed, before: record, now: found.now }}
              />
            </Box>
          ))}
      </Box>
    </Box>
  );
}
