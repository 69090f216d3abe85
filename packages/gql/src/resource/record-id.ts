import { ownValue } from '../own-value.ts';
import type { RecordKey, ResourceRecord } from './descriptor.ts';

const separator = ',';
/**
 * Ids that would be parsed as other routes are escaped: `new` is the page of a new record, and an
 * empty id would be the list.
 */
const reserved = new Set(['', 'new', '.', '..']);

/**
 * Id of a record in addresses: the values of its key fields, percent-encoded, joined by commas.
 * `recordId(['orderId', 'productId'], { orderId: 10248, productId: 11 })` is `'10248,11'`.
 */
export function recordId(key: readonly string[], record: ResourceRecord): string {
  const id = key
    .map((field) => encodeURIComponent(String(ownValue(record, field))))
    .join(separator);
  return reserved.has(id) ? `~${id}` : id.replace(/^~/, '%7E');
}

/**
 * Parses the result of `recordId` to key values, as text. Returns `null` when the text does not
 * have one value per key field, for example in a mistyped address.
 */
export function parseRecordId(key: readonly string[], id: string): RecordKey | null {
  const keyTexts = (reserved.has(id.slice(1)) && id.startsWith('~') ? id.slice(1) : id).split(
    separator,
  );
  if (keyTexts.length !== key.length || id === '') return null;
  try {
    return Object.fromEntries(
      key.map((field, index) => [field, decodeURIComponent(keyTexts[index] ?? '')]),
    );
  } catch {
    return null;
  }
}
