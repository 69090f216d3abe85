import { manyKeys, ownerOf, singleKeys, wholeKey } from '../../readings/actions/key-owner.ts';
import { isTowards } from '../../facts/names/action-words.ts';
import { isFilterName } from '../../facts/names/argument-names.ts';
import { isBatchName } from '../../facts/names/write-names.ts';
import type { Entity } from '../../readings/actions/entities.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionAim, ActionRule } from './place-evidence.ts';

/** It takes keys of several records, or a filter: `deleteProducts(ids:)`. */
export const inferRows: ActionRule = (mutation) => {
  const single = singleKeys(mutation).filter((key) => ownerOf(key, mutation)?.listed);
  const isAsked = mutation.leaves.some(({ required }) => required);
  const keyed = manyKeys(mutation)
    .filter(
      (key) => key.required || key.each || !isAsked || ownerOf(key, mutation) === mutation.subject,
    )
    .flatMap((key) => {
      const entity = ownerOf(key, mutation);
      return entity?.listed ? [{ key, entity }] : [];
    });
  // A key inside the values of new records does not select existing ones.
  if (
    mutation.root.writes.some(({ role, strength }) => role === 'create' && strength > 0.8) &&
    keyed.every(({ key }) => key.each)
  )
    return [];
  const found = keyed.find(({ entity }) => entity === mutation.subject) ?? keyed[0];
  const base = { place: 'rows', rule: 'rows' } as const;
  if (found) {
    const { key, entity } = found;
    const answered = mutation.answers.some((answer) => answer.entity === entity && answer.list);
    return [
      {
        ...base,
        confidence: single.length === 0 ? 0.85 : answered ? 0.85 : 0.4,
        because: `\`${key.path.join('.')}\` takes keys of several \`${entity.type}\`.`,
        aim: {
          entity,
          keys: wholeKey(key, mutation),
          ...(single.length === 0 ? roleOf(mutation) : {}),
        },
      },
    ];
  }
  const batch = findBatchKey(mutation);
  if (batch)
    return [
      {
        ...base,
        confidence: 0.85,
        because: `It speaks of several \`${batch.entity.type}\`, and \`${batch.key.path.join('.')}\` says which.`,
        aim: {
          entity: batch.entity,
          filter: batch.key.path.slice(0, 1),
          keys: wholeKey(batch.key, mutation),
          ...roleOf(mutation),
        },
      },
    ];
  if (mutation.filter && single.every(({ required }) => !required) && mutation.subject?.listed)
    return [
      {
        ...base,
        confidence: 0.85,
        because: `\`${mutation.filter.join('.')}\` says in a filter which \`${mutation.subject.type}\`.`,
        aim: { entity: mutation.subject, filter: mutation.filter, ...roleOf(mutation) },
      },
    ];
  return [];
};

/** `where.id` of `updateManySeats(where:, data:)`: a condition that holds for one record at least. */
function findBatchKey(
  mutation: ReadMutation,
): { readonly key: KeyInput; readonly entity: Entity } | undefined {
  if (!isBatchName(mutation.root.words)) return undefined;
  for (const key of singleKeys(mutation)) {
    const entity = ownerOf(key, mutation);
    if (entity?.listed && key.path.length > 1 && isFilterName(key.path[0] ?? ''))
      return { key, entity };
  }
  return undefined;
}

/** `deleteProducts` deletes them, `removeProductsFromChannel` does not. */
const roleOf = ({ root, words }: ReadMutation): Pick<ActionAim, 'role'> =>
  root.writes.some(({ role, strength }) => role === 'remove' && strength >= 0.95) &&
  !words.some(isTowards)
    ? { role: 'remove' }
    : {};
