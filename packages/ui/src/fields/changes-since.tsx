import type { FieldDescriptor, KeyedResource, ResourceRecord } from '@admin/gql/resource';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../kit/focus-on-mount.ts';
import { useNames } from '../resources/use-names.ts';
import { useValueText } from './use-value-text.ts';

/** Changes of others to a record between showing and deleting it. */
export interface RemovalConflict {
  readonly fields: readonly FieldDescriptor[];
  readonly before: ResourceRecord;
  readonly now: ResourceRecord;
}

/** «Запись изменили, пока вы её смотрели», with the changes. */
export function ChangesSince({
  resource,
  conflict,
}: {
  readonly resource: KeyedResource;
  readonly conflict: RemovalConflict;
}) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mt: 2, color: 'text.primary', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle tabIndex={-1} ref={focusOnMount} sx={{ fontWeight: 600 }}>
        {t('remove.changed.title')}
      </AlertTitle>
      {t('remove.changed.text')}
      <FieldChanges resource={resource} conflict={conflict} />
    </Alert>
  );
}

/** Changes of a record by field: previous and present value. */
export function FieldChanges({
  resource,
  conflict: { fields, before, now },
}: {
  readonly resource: KeyedResource;
  readonly conflict: RemovalConflict;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(resource.name);
  return fields.map((field) => (
    <Box
      key={field.name}
      component="dl"
      sx={{
        m: 0,
        mt: 1.5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
      }}
    >
      <Box component="dt" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
        {names.field(resource.name, field)}
      </Box>
      {(
        [
          ['remove.changed.before', before],
          ['remove.changed.now', now],
        ] as const
      ).map(([key, record]) => (
        <Box key={key} component="dd" sx={{ display: 'contents' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(key)}
          </Box>
          <Box
            component="span"
            sx={{
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
              maxHeight: 120,
              overflowY: 'auto',
            }}
          >
            {text(field, record[field.name], record) || t('input.none')}
          </Box>
        </Box>
      ))}
    </Box>
  ));
}
