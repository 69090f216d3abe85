import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../kit/icons.tsx';
import { useNames } from '../../resources/use-names.ts';
import '../../locales/lists-texts.ts';
import { NativeSelect } from '../../kit/native-select.tsx';
import type { NarrowToolsProps } from './narrow-tools.tsx';

export interface MobileSortProps extends Pick<
  NarrowToolsProps,
  'descriptor' | 'list' | 'state' | 'update'
> {
  /**
   * Whether there is room for a text. @defaultValue an icon, marked when the user has chosen an
   * order
   */
  readonly isField?: boolean;
}

/**
 * Sort control for a screen without column headers. It also lists the columns that cannot be sorted
 * by, with the reason that headers show as their titles.
 */
export function MobileSort({ descriptor, list, state, update, isField = false }: MobileSortProps) {
  const { t } = useTranslation();
  const names = useNames();
  const sortable = list.columns.flatMap(({ field }) =>
    list.sortable.includes(field.name) ? [field] : [],
  );
  if (sortable.length === 0) return null;
  const unindexed = list.columns.flatMap(({ field }) =>
    field.unindexed && !list.sortable.includes(field.name) ? [field] : [],
  );
  const [first] = state.sort;
  return (
    <Box
      sx={
        isField
          ? { minWidth: 0, flex: 1 }
          : { ...round, color: first ? 'text.accent' : 'text.secondary' }
      }
    >
      {!isField && <Icon shape={shape} />}
      <NativeSelect
        aria-label={t('list.sortBy')}
        value={first ? `${first.descending ? '-' : ''}${first.field}` : ''}
        onChange={({ target: { value } }) =>
          update({
            sort:
              value === ''
                ? []
                : [{ field: value.replace(/^-/, ''), descending: value.startsWith('-') }],
          })
        }
        style={isField ? { width: '100%', height: 36 } : over}
      >
        <option value="">
          {t('list.sortBy')}: {t('list.sortDefault')}
        </option>
        {sortable.flatMap((field) => {
          const label = names.field(descriptor.name, field);
          return [
            <option key={field.name} value={field.name}>
              {label}, {t('list.ascending')}
            </option>,
            <option key={`-${field.name}`} value={`-${field.name}`}>
              {label}, {t('list.descending')}
            </option>,
          ];
        })}
        {unindexed.length > 0 && (
          <optgroup label={t('list.sortUnindexed')} disabled>
            {unindexed.map((field) => (
              <option key={field.name} value={field.name}>
                {names.field(descriptor.name, field)}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
    </Box>
  );
}

const shape =
  'M8 4l4.5 4.5-1.4 1.4L9 7.8V17H7V7.8L4.9 9.9 3.5 8.5zm8 16l-4.5-4.5 1.4-1.4 2.1 2.1V7h2v9.2l2.1-2.1 1.4 1.4z';
const round = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: '50%',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: 2, outlineColor: 'primary.main' },
} as const;
/** Covers the icon, so that a press anywhere on it opens the control. */
const over = { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 } as const;
