import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';

import { currencyDigits, currencyOf } from '../values/currency.ts';
import type { InputProps } from '../values/input-props.ts';
import { TypedInput } from './typed-input.tsx';
import { minorUnitsText, parseMinorUnits } from '../values/minor-units.ts';
import { isNumberKind, numberParsers, numberText, type NumberKind } from '../values/number-text.ts';

/**
 * Text input of a number, with a decimal comma or point and any spaces. Decimals and 64-bit
 * integers stay exact text.
 */
export function NumberInput(props: InputProps) {
  const kind = isNumberKind(props.descriptor.kind) ? props.descriptor.kind : 'decimal';
  const { i18n } = useTranslation();
  const separator = decimalSeparator(i18n.resolvedLanguage ?? i18n.language);
  const { money } = props.descriptor;
  const currency = money && currencyOf(money, props.siblings);
  if (money?.minorUnits)
    return <MinorUnitsInput {...props} kind={kind} currency={currency} separator={separator} />;
  const hasFraction = kind === 'decimal' || kind === 'float';
  return (
    <TypedInput
      {...props}
      parse={(text) => (text.trim() === '' ? null : numberParsers[kind](text))}
      format={(value) => numberText(value, separator)}
      field={{
        slotProps: {
          ...unit(currency),
          htmlInput: {
            inputMode: hasFraction ? 'decimal' : 'numeric',
            style: { fontVariantNumeric: 'tabular-nums' },
          },
        },
      }}
    />
  );
}

interface MinorUnitsInputProps extends InputProps {
  readonly kind: NumberKind;
  readonly currency: string | undefined;
  readonly separator: string;
}

/** Input of an amount in major units, `12,99`, for a value in minor units: `1299`. */
function MinorUnitsInput({ kind, currency, separator, ...props }: MinorUnitsInputProps) {
  const digits = currencyDigits(currency);
  return (
    <TypedInput
      // Remounted for another number of fraction digits, with which the typed text means another
      // amount.
      key={digits}
      {...props}
      parse={(text) => (text.trim() === '' ? null : parseMinorUnits(text, digits, kind))}
      format={(value) => numberText(minorUnitsText(value, digits), separator)}
      field={{
        slotProps: {
          ...unit(currency),
          htmlInput: { inputMode: 'decimal', style: { fontVariantNumeric: 'tabular-nums' } },
        },
      }}
    />
  );
}

/** Currency at the end of the field. */
const unit = (currency: string | undefined) =>
  currency === undefined
    ? {}
    : { input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> } };

export function decimalSeparator(language: string): string {
  return (
    new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal')
      ?.value ?? '.'
  );
}
