const acronyms = new Set(
  'id url uri api sku vat ip uuid html css json xml csv pdf seo sms utc gps cpu gpu ram mime isbn ean upc iban qr faq crm sso jwt'.split(
    ' ',
  ),
);
const spelledOut = (word: string): string =>
  acronyms.has(word)
    ? word.toUpperCase()
    : acronyms.has(word.replace(/s$/, ''))
      ? `${word.slice(0, -1).toUpperCase()}s`
      : word;

/**
 * Words of a name in the schema: `placedAt` is `Placed at`, `IN_TRANSIT` is `In transit`, `vatId`
 * is `VAT ID`, `address2` is `Address 2`, and `isPrivate` is `Private`.
 */
export function humanize(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z_])/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([a-z]{4})(\d)(?!\d)/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const shouted = /^[A-Z0-9_]+$/.test(name) && name.length > 3;
  const text = words
    .map((word) => (!shouted && /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .map(spelledOut)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
