import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import type { Choice } from '../resources/use-choices.ts';
import '../locales/records-texts.ts';
import type { ChoiceInputProps } from './choice-input.tsx';
import { innerFieldProps } from './field-props.ts';

/** Autocomplete for many choices. */
export function SearchableChoiceInput(props: ChoiceInputProps) {
  const { choices, descriptor, value, onChange, onBlur, required, disabled, id } = props;
  const { t } = useTranslation();
  const chosen =
    value === null
      ? null
      : (choices.find((choice) => choice.value === value) ?? { value, label: value });
  return (
    <Autocomplete<Choice, false, boolean>
      id={id}
      options={choices}
      value={chosen}
      onChange={(_, choice) => onChange(choice?.value ?? null)}
      onBlur={onBlur}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(choice, other) => choice.value === other.value}
      disableClearable={required === true && descriptor.nullable !== true}
      disabled={disabled}
      autoHighlight
      noOptionsText={t('picker.nothing')}
      openText={t('picker.open')}
      closeText={t('picker.close')}
      clearText={t('picker.clear')}
      renderInput={(params) => <TextField {...params} {...innerFieldProps(props)} />}
    />
  );
}
