import { useTranslation } from 'react-i18next';

import type { InputProps } from './input-props.ts';
import { TypedInput } from './typed-input.tsx';
import { numberText, parseBigInteger, parseDecimal, parseFloatingPoint, parseInteger } from './values/number-text.ts';

const parsers = { integer: parseInteger, bigint: parseBigInteger, decimal: parseDecimal, float: parseFloatingPoint };

export interface NumberInputProps extends InputProps {
  readonly kind: keyof typeof parsers;
}

/** A number typed as text: a comma or a point before the fraction, spaces anywhere. Decimals and 64-bit integers stay exact text. */
export function NumberInput({ kind, ...props }: NumberInputProps) {
  const { i18n } = useTranslation();
  const separator = decimalSeparator(i18n.resolvedLanguage ?? i18n.language);
  const hasFraction = kind === 'decimal' || kind === 'float';
  return (
    <TypedInput
      {...props}
      parse={(text) => (text.trim() === '' ? null : parsers[kind](text))}
      format={(value) => numberText(value, separator)}
      field={{ slotProps: { htmlInput: { inputMode: hasFraction ? 'decimal' : 'numeric', style: { fontVariantNumeric: 'tabular-nums' } } } }}
    />
  );
}

export function decimalSeparator(language: string): string {
  return new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
}
