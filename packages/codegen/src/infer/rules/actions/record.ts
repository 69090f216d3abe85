import { ownerOf, singleKeys } from '../../readings/actions/key-owner.ts';
import type { ActionRule } from './place-evidence.ts';

/** It takes the key of one record: `cancelOrder(orderId:)`. */
export const inferRecord: ActionRule = (mutation) => {
  const keyed = singleKeys(mutation).flatMap((key) => {
    const entity = ownerOf(key, mutation);
    return entity?.listed ? [{ key, entity }] : [];
  });
  const found = keyed.find(({ entity }) => entity === mutation.subject) ?? keyed.find(({ key }) => key.required) ?? keyed[0];
  if (!found) return [];
  const { key, entity } = found;
  return [{ place: 'record', rule: 'record', confidence: entity === mutation.subject ? 0.7 : 0.6, because: `\`${key.path.join('.')}\` takes the key of one \`${entity.type}\`.`, aim: { entity, keys: [key] } }];
};
