import { lazyComponent } from '../kit/lazy-component.tsx';
import { useChoices } from '../resources/use-choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { InputProps } from '../values/input-props.ts';
import { choiceText, choiceValue } from '../values/choice-value.ts';

const SearchableChoiceInput = lazyComponent(
  async () => (await import('./searchable-choice-input.tsx')).SearchableChoiceInput,
);

/** Greatest number of choices in a plain drop-down list. Longer lists are searched by typing. */
const fewChoices = 10;
const none = [] as const;

/** Input of an enum, or of a number from a fixed list. */
export function EnumInput(props: InputProps) {
  const { kind, values = none } = props.descriptor;
  const choices = useChoices(props.resource, values, kind);
  const value = choiceText(props.value);
  const Input = choices.length > fewChoices ? SearchableChoiceInput : ChoiceInput;
  return (
    <Input
      {...props}
      value={value}
      onChange={(text) => props.onChange(text === null ? null : choiceValue(kind, text))}
      choices={choices}
    />
  );
}
