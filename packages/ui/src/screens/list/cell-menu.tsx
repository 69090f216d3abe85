import type { FieldDescriptor, FilterCondition, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LandmarkMenu } from '../../kit/landmark-menu.tsx';
import { useNames } from '../../resources/use-names.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { valueConditions } from '../../filters/value-conditions.ts';
import '../../locales/lists-texts.ts';
import type { CellPlace } from './cell-place.ts';
import type { ListToolbarProps } from './list-toolbar.tsx';

export interface CellMenuProps extends Pick<
  ListToolbarProps,
  'descriptor' | 'list' | 'state' | 'update'
> {
  readonly place: CellPlace;
  readonly columns: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
  readonly onClose: () => void;
}

interface Offer {
  readonly text: string;
  readonly filters: readonly FilterCondition[];
}

/** Maximum length of a value in the menu. */
const longest = 40;

/** Menu that narrows a list by the value of a cell. In a row, the user chooses the column first. */
export function CellMenu({
  place,
  descriptor,
  list,
  state,
  update,
  columns,
  records,
  onClose,
}: CellMenuProps) {
  const { t } = useTranslation();
  const names = useNames();
  const text = useValueText(descriptor.name);
  const [chosen, setChosen] = useState(() =>
    place.fromEnd === undefined ? undefined : columns.at(-place.fromEnd),
  );
  const record = records[place.row];
  const textOf = (field: FieldDescriptor) =>
    record ? text(field, record[field.name], record) : '';
  const short = (field: FieldDescriptor) =>
    textOf(field).length > longest ? `${textOf(field).slice(0, longest - 1)}…` : textOf(field);
  const offersOf = (field: FieldDescriptor): readonly Offer[] => {
    if (!record) return [];
    const { only, except } = valueConditions(list.filters, state.filters, field, record);
    const isNone = record[field.name] === null || record[field.name] === undefined;
    const value = short(field);
    return [
      ...(only
        ? [{ text: isNone ? t('filters.onlyEmpty') : t('filters.only', { value }), filters: only }]
        : []),
      ...(except
        ? [
            {
              text: isNone ? t('filters.onlyFilled') : t('filters.except', { value }),
              filters: except,
            },
          ]
        : []),
    ];
  };
  if (!chosen) {
    const filtered = columns.filter((field) => offersOf(field).length > 0);
    return (
      <LandmarkMenu key="columns" anchor={place.anchor} label={t('filters.cell')} onClose={onClose}>
        {filtered.map((field) => (
          <MenuItem
            key={field.name}
            onClick={() => setChosen(field)}
            sx={{ gap: 2, justifyContent: 'space-between' }}
          >
            {names.field(descriptor.name, field)}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {short(field) || '—'}
            </Box>
          </MenuItem>
        ))}
        {filtered.length === 0 && <MenuItem disabled>{t('filters.cellNone')}</MenuItem>}
      </LandmarkMenu>
    );
  }
  const offers = offersOf(chosen);
  return (
    <LandmarkMenu
      key="values"
      anchor={place.anchor}
      label={names.field(descriptor.name, chosen)}
      onClose={onClose}
    >
      {offers.map((offer) => (
        <MenuItem
          key={offer.text}
          onClick={() => {
            onClose();
            update({ filters: offer.filters });
          }}
        >
          {offer.text}
        </MenuItem>
      ))}
      {textOf(chosen) !== '' && (
        <MenuItem
          onClick={() => {
            onClose();
            void navigator.clipboard?.writeText(textOf(chosen));
          }}
        >
          {t('filters.copyValue')}
        </MenuItem>
      )}
      {offers.length === 0 && textOf(chosen) === '' && (
        <MenuItem disabled>{t('filters.cellNone')}</MenuItem>
      )}
    </LandmarkMenu>
  );
}
