import { camelCase } from '../../facts/names/words.ts';
import { toKeyField, type KeyReading } from './key-place.ts';

/** The scalar that identifies a record by itself: `id`, `orderId` of `Order`, `sys { id }`. */
export const identifier: KeyReading = {
  name: 'identifier',
  read(place, facts) {
    const path = facts.identifierOf(place.record);
    const [field, ...below] = path ?? [];
    if (!path || field === undefined) return undefined;
    const key =
      below.length === 0
        ? toKeyField(field, place, facts)
        : ({ field: camelCase(path), kind: 'id', path } as const);
    return {
      meaning: [key],
      because: `\`${path.join('.')}\` identifies a \`${place.type}\`, by its name or as its only field of type ID.`,
    };
  },
};
