import { readMutationName } from '../../facts/names/write-names.ts';
import { seamless } from '../../facts/names/words.ts';
import { ownerOf, singleKeys, manyKeys } from '../../readings/actions/key-owner.ts';
import type { ActionRule } from './place-evidence.ts';

/** Another way to create, update or delete a record: by another form of its key, or of a type that has no resource. */
export const inferCrud: ActionRule = (mutation, { entities }) => {
  const group = mutation.root.path.length > 1 ? (mutation.words.slice(0, -mutation.root.words.length)) : [];
  for (const { role, strength, stems, batch, unusual } of readMutationName(mutation.root.words, group)) {
    const entity = stems.flatMap((stem) => entities.find(seamless(stem)))[0];
    if (!entity?.listed || batch || unusual || manyKeys(mutation).some((key) => ownerOf(key, mutation) === entity)) continue;
    const keys = singleKeys(mutation).filter((key) => ownerOf(key, mutation) === entity);
    if (role !== 'create' && keys.length === 0) continue;
    return [{ place: 'crud', rule: 'crud', confidence: 0.95 * strength, because: `It speaks of ${role === 'remove' ? 'deleting' : role === 'create' ? 'creating' : 'updating'} one \`${entity.type}\`.`, aim: { entity, role, keys: role === 'create' ? [] : keys } }];
  }
  return [];
};
