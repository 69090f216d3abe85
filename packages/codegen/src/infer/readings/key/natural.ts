import { toKeyField, type KeyReading } from './key-place.ts';

/** The text that tells apart what has no identifier: `address` of an `Asset` that trades point to. */
export const natural: KeyReading = {
  name: 'natural',
  read(place, facts) {
    const field = facts.naturalKeyOf(place.record);
    if (field === undefined) return undefined;
    return {
      meaning: [toKeyField(field, place, facts)],
      because: `No field identifies a \`${place.type}\`; other records point to it, and \`${field}\` is a word for what tells such things apart.`,
    };
  },
};
