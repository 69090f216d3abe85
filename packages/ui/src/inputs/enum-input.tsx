import { lazy } from 'react';

import { useNames } from '../admin/use-names.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { InputProps } from './input-props.ts';

const SearchableChoiceInput = lazy(async () => ({ default: (await import('./searchable-choice-input.tsx')).SearchableChoiceInput }));

/** The most choices that a plain drop-down list holds; more of them are searched by typing. */
const fewChoices = 10;

export function EnumInput(props: InputProps) {
  const names = useNames();
  const choices = (props.descriptor.values ?? []).map((each) => ({ value: each.value, label: names.value(props.resource, each) }));
  const value = typeof props.value === 'string' ? props.value : null;
  const Input = choices.length > fewChoices ? SearchableChoiceInput : ChoiceInput;
  return <Input {...props} value={value} choices={choices} />;
}
