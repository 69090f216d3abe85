import type { FieldKind } from '@admin/gql/resource';

/** Last words in names of fields whose integers are identifiers. */
const nouns =
  /(?:^|[^a-z])(?:account|bic|barcode|code|ean|fax|gtin|iban|id|imei|inn|isbn|kpp|no|number|ogrn|okpo|passport|phone|pin|plate|port|postcode|serial|sku|snils|upc|version|year|zip|zipcode)$/;

/**
 * Tests whether an integer is an identifier: a key, a year, a barcode. Its digits are neither
 * grouped nor aligned.
 */
export function isName(
  { name, kind }: { readonly name: string; readonly kind: FieldKind },
  key: readonly string[] = [],
): boolean {
  if (kind !== 'integer' && kind !== 'bigint') return false;
  return key.includes(name) || nouns.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase());
}
