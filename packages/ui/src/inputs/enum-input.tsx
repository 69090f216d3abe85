import { part } from '../admin/part.tsx';
import { useChoices } from '../admin/use-choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { InputProps } from './input-props.ts';

const SearchableChoiceInput = part(async () => (await import('./searchable-choice-input.tsx')).SearchableChoiceInput);

/** The most choices that a plain drop-down list holds; more of them are searched by typing. */
const fewChoices = 10;
const none = [] as const;

export function EnumInput(props: InputProps) {
  const choices = useChoices(props.resource, props.descriptor.values ?? none);
  const value = typeof props.value === 'string' ? props.value : null;
  const Input = choices.length > fewChoices ? SearchableChoiceInput : ChoiceInput;
  return <Input {...props} value={value} choices={choices} />;
}
