import type { DimensionDescriptor, DimensionOperation } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { NativeSelect } from '../../kit/native-select.tsx';
import '../../locales/dimensions-texts.ts';
import { dimensionValue } from '../../resources/in-dimensions.ts';
import { useScope } from '../../resources/scope-context.tsx';
import { useNames } from '../../resources/use-names.ts';
import type { ResourceSlots } from '../../slots/slot-props.ts';
import { formatFilterValue } from '../../values/filter-value-codec.ts';
import { useChooseDimension } from './use-choose-dimension.ts';

/** Selects the state or language of the records in a list. */
export function ListDimensions({ descriptor }: ResourceSlots['list.toolbar']) {
  return <DimensionChoices descriptor={descriptor} operation="list" />;
}

interface DimensionChoicesProps extends Pick<ResourceSlots['list.toolbar'], 'descriptor'> {
  /** Only dimensions of this operation are shown. */
  readonly operation: DimensionOperation;
}

export function DimensionChoices({ descriptor, operation }: DimensionChoicesProps) {
  return (descriptor.dimensions ?? [])
    .filter(({ operations }) => operations.includes(operation))
    .map((dimension) => (
      <DimensionChoice key={dimension.name} resource={descriptor.name} dimension={dimension} />
    ));
}

interface DimensionChoiceProps {
  readonly resource: string;
  readonly dimension: DimensionDescriptor;
}

function DimensionChoice({ resource, dimension }: DimensionChoiceProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { values } = useScope();
  const choose = useChooseDimension();
  const id = useId();
  const label = names.field(resource, dimension);
  const value = dimensionValue(dimension, values);
  const text = value === undefined ? '' : formatFilterValue(value);
  if (dimension.kind === 'string')
    return (
      <TypedChoice key={text} label={label} text={text} onChoose={(to) => choose(dimension, to)} />
    );
  const options =
    dimension.kind === 'boolean'
      ? [
          { value: 'true', text: t('field.yes') },
          { value: 'false', text: t('field.no') },
        ]
      : (dimension.values ?? []).map((each) => ({
          value: each.value,
          text: names.value(resource, each),
        }));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <NativeSelect
        id={id}
        value={text}
        onChange={(event) => choose(dimension, event.currentTarget.value)}
        sx={{ height: 36 }}
      >
        {dimension.defaultValue === undefined && (
          <option value="">{t('dimensions.default')}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

interface TypedChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Input of a dimension whose values the schema does not list. Enter commits the text. */
function TypedChoice({ label, text, onChoose }: TypedChoiceProps) {
  const { t } = useTranslation();
  const commit = (to: string) => {
    if (to.trim() !== text) onChoose(to.trim());
  };
  return (
    <TextField
      label={label}
      size="small"
      defaultValue={text}
      placeholder={t('dimensions.default')}
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement) commit(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          commit(event.target.value);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { autoComplete: 'off' } }}
      sx={{ width: 140 }}
    />
  );
}
