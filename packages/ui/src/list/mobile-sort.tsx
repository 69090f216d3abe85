import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useNames } from '../admin/use-names.ts';
import '../locales/lists-texts.ts';
import { NativeSelect } from '../table/native-select.tsx';
import type { ListState } from '../table/list-state.ts';
import type { UpdateList } from './use-list-state.ts';

export interface MobileSortProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
}

/** The order of a list on a screen too narrow for column headers, and what they say in their titles: by which columns it cannot be had, and why. */
export function MobileSort({ descriptor, list, state, update }: MobileSortProps) {
  const { t } = useTranslation();
  const names = useNames();
  const sortable = list.columns.flatMap(({ field }) => (list.sortable.includes(field.name) ? [field] : []));
  if (sortable.length === 0) return null;
  const unindexed = list.columns.flatMap(({ field }) => (field.unindexed && !list.sortable.includes(field.name) ? [field] : []));
  const [first] = state.sort;
  return (
    <Box sx={{ minWidth: 0, ...(list.searchable ? { flex: '1 1 140px' } : { order: 1, flex: '1 1 100%' }) }}>
      <NativeSelect
        aria-label={t('list.sortBy')}
        value={first ? `${first.descending ? '-' : ''}${first.field}` : ''}
        onChange={({ target: { value } }) => update({ sort: value === '' ? [] : [{ field: value.replace(/^-/, ''), descending: value.startsWith('-') }] })}
        style={{ width: '100%', height: 36 }}
      >
        <option value="">{t('list.sortBy')}: {t('list.sortDefault')}</option>
        {sortable.flatMap((field) => {
          const label = names.field(descriptor.name, field);
          return [
            <option key={field.name} value={field.name}>{label}, {t('list.ascending')}</option>,
            <option key={`-${field.name}`} value={`-${field.name}`}>{label}, {t('list.descending')}</option>,
          ];
        })}
        {unindexed.length > 0 && (
          <optgroup label={t('list.sortUnindexed')} disabled>
            {unindexed.map((field) => <option key={field.name} value={field.name}>{names.field(descriptor.name, field)}</option>)}
          </optgroup>
        )}
      </NativeSelect>
    </Box>
  );
}
