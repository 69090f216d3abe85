import { ownerOf, singleKeys, wholeKey } from '../../readings/actions/key-owner.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionRule } from './place-evidence.ts';

/**
 * An action takes the key of a single record: `cancelOrder(orderId:)`; or another unique value with
 * a specific name: `unlockUser(email:)`.
 */
export const inferRecord: ActionRule = (mutation) => {
  const { subject, keys } = mutation;
  const keyed = singleKeys(mutation).flatMap((key) => {
    const entity = ownerOf(key, mutation);
    return entity?.listed ? [{ key, entity }] : [];
  });
  const rank = ({ key, entity }: { readonly key: KeyInput; readonly entity: unknown }): number =>
    (entity === subject ? 4 : 0) +
    (key.required || keys.length === 1 ? 2 : 0) +
    (key.exact || key.words.length === 0 ? 1 : 0);
  const [found] = keyed.toSorted((a, b) => rank(b) - rank(a));
  if (found) {
    const { key, entity } = found;
    return [
      {
        place: 'record',
        rule: 'record',
        confidence: entity === subject ? 0.7 : key.required || keys.length === 1 ? 0.6 : 0.4,
        because: `\`${key.path.join('.')}\` takes the key of one \`${entity.type}\`.`,
        aim: { entity, keys: wholeKey(key, mutation) },
      },
    ];
  }
  const natural = findNatural(mutation);
  return natural && subject
    ? [
        {
          place: 'record',
          rule: 'record',
          confidence: 0.65,
          because: `\`${natural.path.join('.')}\` tells one \`${subject.type}\` from another.`,
          aim: { entity: subject, keys: [natural] },
        },
      ]
    : [];
};

const natural = new Set([
  'slug',
  'code',
  'email',
  'username',
  'handle',
  'sku',
  'login',
  'number',
  'key',
  'hash',
  'address',
  'symbol',
]);

/** A required text by which people know a record, and that the record has. */
function findNatural({ subject, leaves, keys }: ReadMutation): KeyInput | undefined {
  if (!subject?.listed || keys.length > 0) return undefined;
  const own = fieldsOf(subject.record);
  const place = leaves.find(
    (leaf) =>
      leaf.required &&
      !leaf.each &&
      natural.has(leaf.place.name.toLowerCase()) &&
      leaf.place.name in own,
  );
  return (
    place && {
      path: place.path,
      list: false,
      type: String(place.place.type).replace(/\W/g, ''),
      required: true,
      place: place.place,
      words: [],
      exact: true,
    }
  );
}
