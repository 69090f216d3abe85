import type { Decimal } from '@admin/gql/scalars';
import { useFormats } from '@admin/ui';

export interface LineAmountProps {
  readonly price: Decimal;
  readonly quantity: number;
}

/** What a line of an order comes to, in kopecks to the last digit. */
export function LineAmount({ price, quantity }: LineAmountProps) {
  const formats = useFormats();
  const [whole = '0', fraction = ''] = price.split('.');
  const kopecks = (BigInt(whole + fraction.padEnd(2, '0')) * BigInt(quantity))
    .toString()
    .padStart(3, '0');
  return formats.money(`${kopecks.slice(0, -2)}.${kopecks.slice(-2)}`, 'RUB');
}
