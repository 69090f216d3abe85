import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useChoices } from '../resources/use-choices.ts';
import '../locales/records-texts.ts';
import type { InputProps } from '../values/input-props.ts';
import { decimalSeparator } from './number-input.tsx';
import { choiceText, choiceValue } from '../values/choice-value.ts';
import { numberText } from '../values/number-text.ts';
import { isUnparsed } from '../values/unparsed-text.ts';
import { elementOf } from '../values/value-descriptor.ts';
import { innerFieldProps } from './field-props.ts';
import { valueProblem } from '../values/value-problem.ts';

const none = [] as const;

/**
 * Input of a list of short values, shown as chips. Enter and blur add the typed value; each pasted
 * line becomes a chip.
 */
export function ChipsInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, hint, disabled, id, resource } = props;
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const element = elementOf(descriptor);
  const separator = decimalSeparator(i18n.resolvedLanguage ?? i18n.language);
  const choices = useChoices(resource, descriptor.values ?? none, descriptor.kind);

  const textOf = (item: unknown): string => {
    if (isUnparsed(item)) return item.text;
    if (item === null || item === undefined) return t('input.none');
    const choice = choices.find((each) => each.value === choiceText(item));
    if (choice) return choice.label;
    if (descriptor.kind === 'decimal' || descriptor.kind === 'float')
      return numberText(item, separator);
    return typeof item === 'string' ? item : JSON.stringify(item);
  };
  const add = (lines: string) => {
    const added = lines
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => choiceValue(descriptor.kind, line));
    setTyped('');
    if (added.length > 0) onChange([...items, ...added]);
  };

  return (
    <Autocomplete<unknown, true, true, boolean>
      id={id}
      multiple
      freeSolo={choices.length === 0}
      disableClearable
      options={choices
        .map((choice) => choiceValue(descriptor.kind, choice.value))
        .filter((choice) => !items.includes(choice))}
      getOptionLabel={textOf}
      value={[...items]}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'reset' ? '' : text)}
      onChange={(_, next, reason, details) => {
        if (reason === 'createOption')
          add(typeof details?.option === 'string' ? details.option : '');
        else onChange(next);
      }}
      onBlur={() => {
        if (choices.length === 0) add(typed);
        onBlur?.();
      }}
      disabled={disabled}
      noOptionsText={t('picker.nothing')}
      openText={t('picker.open')}
      closeText={t('picker.close')}
      renderValue={(shown, itemProps) =>
        shown.map((item, index) => {
          const { key, ...chip } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...chip}
              size="small"
              label={textOf(item)}
              color={valueProblem(element, item) ? 'error' : 'default'}
              variant="outlined"
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          {...innerFieldProps({
            ...props,
            hint: hint ?? (choices.length === 0 ? t('input.chips.hint') : undefined),
          })}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (choices.length > 0 || !text.trim().includes('\n')) return;
            event.preventDefault();
            add(text);
          }}
        />
      )}
    />
  );
}
