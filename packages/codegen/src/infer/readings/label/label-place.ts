import type { Field, KeyField, Path } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { Read, Reading } from '../../contracts/reading.ts';
import { seamless } from '../../facts/names/words.ts';

/** A record whose fields are known, as readings of its label see it. */
export interface LabelPlace {
  readonly type: string;
  readonly fields: readonly Field[];
  readonly key: readonly KeyField[];
  /** Fields that hold one short text, or a number that is read as one. */
  readonly texts: readonly Field[];
  readonly strings: readonly Field[];
  /**
   * The field that is called so, with the name of the type before it or without: `orderNumber` of
   * `Order`.
   */
  readonly exactly: (wanted: string, from?: readonly Field[]) => Field | undefined;
  /** The label of an object inside the record. */
  readonly inside: (fields: readonly Field[], type: string) => readonly Path[];
}

export type LabelReading = Reading<LabelPlace, readonly Path[], Facts>;

export function toLabelPlace(
  { type, fields, key }: Pick<LabelPlace, 'type' | 'fields' | 'key'>,
  inside: LabelPlace['inside'],
): LabelPlace {
  const texts = fields.filter(
    (field) =>
      !field.list &&
      ['string', 'email', 'uuid', 'id', 'integer', 'bigint'].includes(field.kind) &&
      !field.requiredArguments?.length,
  );
  const strings = texts.filter(isWord);
  const exactly: LabelPlace['exactly'] = (wanted, from = strings) =>
    from.find(
      (field) =>
        seamless(field.name) === wanted || seamless(field.name) === seamless(type) + wanted,
    );
  return { type, fields, key, texts, strings, exactly, inside };
}

export const isWord = ({ kind, list, requiredArguments }: Field): boolean =>
  !list && (kind === 'string' || kind === 'email') && !requiredArguments?.length;

/**
 * Tests for a field of the key. It is not a label: records may share a field of a composite key, as
 * copies of different books share a number.
 */
export const isKey = ({ key }: Pick<LabelPlace, 'key'>, { name }: Field): boolean =>
  key.some(({ field }) => field === name);

/** A label of fields of the record itself. */
export const labelled = (fields: readonly Field[], because: string): Read<readonly Path[]> => ({
  meaning: fields.map(({ name }) => [name]),
  because,
});
