import { useTranslation } from 'react-i18next';

import type { InputProps } from './input-props.ts';
import { TypedInput } from './typed-input.tsx';
import { isNumberKind, numberParsers, numberText } from './values/number-text.ts';

/** A number typed as text: a comma or a point before the fraction, spaces anywhere. Decimals and 64-bit integers stay exact text. */
export function NumberInput(props: InputProps) {
  const kind = isNumberKind(props.descriptor.kind) ? props.descriptor.kind : 'decimal';
  const { i18n } = useTranslation();
  const separator = decimalSeparator(i18n.resolvedLanguage ?? i18n.language);
  const hasFraction = kind === 'decimal' || kind === 'float';
  return (
    <TypedInput
      {...props}
      parse={(text) => (text.trim() === '' ? null : numberParsers[kind](text))}
      format={(value) => numberText(value, separator)}
      field={{ slotProps: { htmlInput: { inputMode: hasFraction ? 'decimal' : 'numeric', style: { fontVariantNumeric: 'tabular-nums' } } } }}
    />
  );
}

export function decimalSeparator(language: string): string {
  return new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
}
