import type { Facts } from '../../contracts/facts.ts';
import type { MutationField } from '../../contracts/root-field.ts';
import type { RecordType } from '../../contracts/schema.ts';
import { readMutationName } from '../../facts/names/write-names.ts';
import { seamless } from '../../facts/names/words.ts';
import { placesOf } from '../../facts/places.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';
import type { UnlinkedResource } from '../resource.ts';

/**
 * Mutation that does the same by the record's key: `deleteEssayBySlug` next to `deleteEssay`,
 * `publishEssayBySlug` next to `publishEssay`. The page has the key, and two buttons for the same
 * action would confuse.
 */
export function findSameByKey(
  root: MutationField,
  record: RecordType | undefined,
  resource: UnlinkedResource | undefined,
  facts: Facts,
): MutationField | undefined {
  const spoken = splitBy(root);
  if (!record || !resource || !spoken) return undefined;
  const [by] = placesOf(root.field, 1).filter(
    ({ word, type, list }) => word === spoken.by && isLeaf(type) && !list,
  );
  if (!by || !Object.keys(fieldsOf(record)).some((name) => seamless(name) === spoken.by))
    return undefined;
  const own = new Set(
    [resource.update, resource.remove].flatMap((write) => (write ? [write.root.join('.')] : [])),
  );
  const values = placesOf(root.field, 1).filter(
    ({ word, name }) => word !== spoken.by && name !== 'clientMutationId',
  );
  return facts.mutations.find(
    (other) =>
      other !== root &&
      other.path.slice(0, -1).join('.') === root.path.slice(0, -1).join('.') &&
      (splitBy(other) === undefined || own.has(other.name)) &&
      saysTheSame(spoken.words, splitBy(other)?.words ?? other.words, own.has(other.name)) &&
      takesAll(other, values),
  );
}

interface Spoken {
  readonly words: readonly string[];
  /** `slug` of `deleteEssayBySlug`. */
  readonly by: string;
}

function splitBy({ words }: MutationField): Spoken | undefined {
  const at = words.lastIndexOf('by');
  return at > 0 && at < words.length - 1
    ? { words: words.slice(0, at), by: words.slice(at + 1).join('') }
    : undefined;
}

/** `removeEssay` says what the delete of the resource says. */
function saysTheSame(
  one: readonly string[],
  other: readonly string[],
  isWriteOfResource: boolean,
): boolean {
  if (one.join('') === other.join('')) return true;
  if (!isWriteOfResource) return false;
  const said = (words: readonly string[]): readonly string[] =>
    readMutationName(words)
      .filter(({ role, strength, unusual }) => role !== 'create' && strength >= plain && !unusual)
      .map(({ role, stems: [stem = []] }) => `${role} ${seamless(stem)}`);
  const known = new Set(said(other));
  return said(one).some((each) => known.has(each));
}

/** So surely does the verb delete or update. */
const plain = 0.95;

/** Tests whether a mutation has arguments for all of these values. */
function takesAll({ field }: MutationField, values: readonly { readonly word: string }[]): boolean {
  const taken = new Set(placesOf(field, 1).map(({ word }) => word));
  return values.every(({ word }) => taken.has(word));
}
