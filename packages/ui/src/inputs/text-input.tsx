import type { InputProps } from '../values/input-props.ts';
import { TypedInput } from './typed-input.tsx';

const asIs = (text: string) => text;
const trimmed = (text: string) => text.trim() || null;

/** Single-line text, not trimmed. */
export function TextInput(props: InputProps) {
  return <TypedInput {...props} parse={asIs} format={String} />;
}

/** Multi-line text; the field grows with it. */
export function LongTextInput(props: InputProps) {
  return (
    <TypedInput
      {...props}
      parse={asIs}
      format={String}
      field={{ multiline: true, minRows: 3, maxRows: 20 }}
    />
  );
}

export function EmailInput(props: InputProps) {
  return (
    <TypedInput
      {...props}
      parse={trimmed}
      format={String}
      field={{
        slotProps: { htmlInput: { inputMode: 'email', autoCapitalize: 'off', spellCheck: false } },
      }}
    />
  );
}

export function UrlInput(props: InputProps) {
  return (
    <TypedInput
      {...props}
      parse={trimmed}
      format={String}
      field={{
        slotProps: { htmlInput: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false } },
      }}
    />
  );
}
