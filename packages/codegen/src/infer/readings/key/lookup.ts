import { sameName } from '../../facts/names/words.ts';
import { toKeyField, type KeyReading } from './key-place.ts';

/**
 * Arguments of the query for a record, where there are several, or the record has no identifier:
 * `orderDetail(orderId:, productId:)`.
 */
export const lookup: KeyReading = {
  name: 'lookup',
  read(place, facts) {
    const identifier = facts.identifierOf(place.record);
    const lookups = facts.lookups.get(place.type) ?? [];
    const named = lookups.filter(
      ({ root }) => sameName(root.leaf, place.type) || /_by_pk$|ByPk$|ById$/.test(root.leaf),
    );
    const own =
      named.find(
        ({ fields }) => identifier?.length === 1 && fields.includes(identifier[0] ?? ''),
      ) ??
      named[0] ??
      lookups[0];
    if (!own || (identifier !== undefined && own.fields.length < 2)) return undefined;
    return {
      meaning: own.fields.map((field) => toKeyField(field, place, facts)),
      because: `\`${own.root.leaf}\`, which fetches one \`${place.type}\`, asks for ${own.fields.length > 1 ? 'all of them' : 'it'}.`,
    };
  },
};
