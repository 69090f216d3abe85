import type { Facts } from '../contracts/facts.ts';
import type { FoundResource, ResourceIndex } from '../contracts/found-resource.ts';
import type { RootField, WriteName } from '../contracts/root-field.ts';
import { seamless, words } from '../facts/names/words.ts';
import { isActionVerb } from '../facts/names/action-words.ts';
import { isWriteWord, readMutationName } from '../facts/names/write-names.ts';

/** A mutation whose name can be read as a write to a resource. */
export interface MutationCandidate {
  readonly root: RootField;
  readonly spoken: WriteName;
  readonly resource: FoundResource;
  /** Similarity of the name and the resource; 1 for the same word. */
  readonly exactness: number;
  /** The name says more than the resource's words: `createDraftOrder`. */
  readonly partial: boolean;
}

/** Interpretations of every mutation's name that lead to a resource. */
export function findMutationCandidates(
  facts: Facts,
  index: ResourceIndex,
): readonly MutationCandidate[] {
  const modules = findModules(facts.mutations, index);
  return facts.mutations.flatMap((root) => {
    const group = root.path.length > 1 ? words(root.path.at(-2) ?? '') : [];
    return readMutationName(root.words, group).flatMap((spoken) =>
      matchSpoken(root, spoken, { index, typesByWord: facts.typesByWord, modules }),
    );
  });
}

interface Known {
  readonly index: ResourceIndex;
  readonly typesByWord: Facts['typesByWord'];
  /** First words of mutations that say where in the server their thing belongs. */
  readonly modules: ReadonlySet<string>;
}

/**
 * `crm` of `crm_addContact` and `crm_deleteDeal`: prefix of writes of several resources that is no
 * resource itself. A prefix of a single resource may be a variant: `draftOrderCreate`.
 */
function findModules(mutations: readonly RootField[], index: ResourceIndex): ReadonlySet<string> {
  const things = new Map<string, Set<string>>();
  for (const {
    words: [first = '', ...rest],
  } of mutations) {
    if (rest.length < 2 || isWriteWord(first) || index.find(first).length > 0) continue;
    for (const {
      stems: [stem = []],
      unusual,
    } of readMutationName(rest)) {
      const [thing] = unusual ? [] : index.find(seamless(stem));
      if (thing) things.set(first, (things.get(first) ?? new Set()).add(thing.resource.type));
    }
  }
  return new Set([...things].flatMap(([word, types]) => (types.size > 1 ? word : [])));
}

function matchSpoken(
  root: RootField,
  spoken: WriteName,
  { index, typesByWord, modules }: Known,
): readonly MutationCandidate[] {
  for (const [at, stem] of spoken.stems.entries()) {
    const matches = index.find(seamless(stem));
    if (matches.length > 0)
      return matches.map(({ resource, exactness }) => ({
        root,
        spoken,
        resource,
        exactness: exactness - 0.01 * at,
        partial: false,
      }));
  }
  // `createCustomerWallet` for Wallet, unless a type of the schema is called CustomerWallet.
  const [stem = []] = spoken.stems;
  if (spoken.unusual) return [];
  if (typesByWord.has(seamless(stem))) return [];
  const [first = '', ...own] = stem;
  if (modules.has(first)) {
    const matches = index.find(seamless(own));
    if (matches.length > 0)
      return matches.map(({ resource, exactness }) => ({
        root,
        spoken,
        resource,
        exactness: 0.95 * exactness,
        partial: false,
      }));
  }
  if (stem.some((word) => prepositions.has(word))) return [];
  // `requestPostRemoval` requests: its head is a verb, and no word of a type.
  if (stem[0] === root.words[0] && isActionVerb(first) && !typesByWord.has(first)) return [];
  for (let from = 1; from < stem.length; from++) {
    const [best] = index.find(seamless(stem.slice(from)));
    if (best && best.exactness > 0.8)
      return [
        { root, spoken, resource: best.resource, exactness: best.exactness * 0.5, partial: true },
      ];
  }
  return [];
}

/** `addNoteToOrder` does something else to an order than adding it. */
const prepositions = new Set([
  'to',
  'from',
  'on',
  'of',
  'for',
  'in',
  'with',
  'at',
  'and',
  'by',
  'as',
]);
