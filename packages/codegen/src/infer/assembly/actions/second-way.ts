import type { Action } from '../../../model.ts';
import { readMutationName } from '../../facts/names/write-names.ts';
import { seamless, words } from '../../facts/names/words.ts';
import type { UnlinkedResource } from '../resource.ts';

/**
 * Tests whether the resource deletes its records by another mutation of the same meaning with the
 * same arguments: `removeCustomer(id:)` next to `deleteCustomer(id:)`. Two buttons for the same
 * action would confuse.
 */
export function isSecondWayToDelete(
  {
    place,
    role,
    root,
    key,
    inputs,
    recordArguments,
  }: Pick<Action, 'place' | 'role' | 'root' | 'key' | 'inputs' | 'recordArguments'>,
  resource: UnlinkedResource | undefined,
): boolean {
  const remove = resource?.remove;
  if (
    place !== 'crud' ||
    role !== 'remove' ||
    !remove ||
    inputs.length > 0 ||
    recordArguments.length > 0
  )
    return false;
  const said = (path: readonly string[]): readonly string[] =>
    readMutationName(words(path.at(-1) ?? ''))
      .filter((spoken) => spoken.role === 'remove' && spoken.strength >= plain)
      .map(({ stems: [stem = []] }) => seamless(stem));
  const known = new Set(said(remove.root));
  const taken = new Set(remove.key.map(({ field }) => field));
  return (
    said(root).some((stem) => known.has(stem)) &&
    key.length === taken.size &&
    key.every(({ field }) => taken.has(field))
  );
}

/** So surely does the verb delete: `archive` and `trash` may do less, `purge` more. */
const plain = 0.95;
