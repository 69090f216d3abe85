import { getNamedType, isUnionType } from 'graphql';

import type { Facts, IsThing } from '../../contracts/facts.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { isDestroying, isHarmless } from '../../facts/names/action-words.ts';
import { words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isLeaf, isRequired } from '../../facts/schema-types.ts';
import { leavesOf } from './keys.ts';

/**
 * Tests whether an action cannot be undone, or costs somebody something: by its verb, its
 * description, the key of a deleted record in its answer (`deletedOrderId`), or required arguments
 * that name records to remove (`lineIdsToRemove`).
 */
export function isDestructive(root: RootField, { isThing }: Facts): boolean {
  return (
    saysDestroying(root.words, isThing) ||
    isCalledIrreversible(root.field.description) ||
    answersDeleted(root) ||
    leavesOf(root.field).some(
      ({ required, place }) =>
        required && isRequired(place) && isLeaf(place.type) && isToRemove(words(place.name)),
    )
  );
}

/**
 * `orderCancel` has its verb behind. A refund of `settleRefund` or `refundApprove` is a thing, and
 * the verb says that nothing comes of it; of `issueRefund` comes what it is called.
 */
function saysDestroying(parts: readonly string[], isThing: IsThing): boolean {
  const [first = '', second = ''] = parts;
  if (!isDestroying([first, second])) return false;
  const isVerb = (word: string): boolean => isHarmless(word) && !isThing(word);
  const isNamed = (thing: readonly string[]): boolean =>
    thing.some((_, last) => isThing(thing.slice(0, last + 1).join('')));
  return !(isVerb(first) && isNamed(parts.slice(1))) && !(isVerb(second) && isNamed([first]));
}

const said =
  /irreversibl|irrevocabl|irrecoverabl|permanently|for good\b|(?:cannot|can't|can not) be (?:undone|reversed|restored|recovered|reverted)|no undo|destructive|wipes|необратим|безвозвратн|навсегда|(?:нельзя|невозможно) (?:отменить|восстановить|вернуть)/i;
/** Tests the description, except for a denial: "not irreversible". */
const isCalledIrreversible = (description: string | null | undefined): boolean =>
  said.test(description ?? '') &&
  !/\b(?:not|never|isn't|non-?) ?(?:irreversibl|permanently|destructive)/i.test(description ?? '');

const deleted = new Set(['deleted', 'removed', 'destroyed', 'erased', 'purged']);

function answersDeleted({ field }: RootField): boolean {
  const type = getNamedType(field.type);
  const members = isUnionType(type) ? splitMembers(type).others : [type];
  return members.some((member) =>
    Object.values(fieldsOf(member)).some((inner) => isDeleted(words(inner.name), inner)),
  );
}

/** `deletedOrderId`, `removedTaxes`; no `deletedAt`, which records have that are still there. */
const isDeleted = ([first = '', ...rest]: readonly string[], { type }: OutputField): boolean =>
  deleted.has(first) && (keys.has(rest.at(-1) ?? '') || (!isLeaf(type) && hasList(type)));

const keys = new Set(['id', 'ids', 'key', 'keys', 'uuid', 'uuids']);

/** `lineIdsToRemove`, `removeTagIds`: keys of what goes. */
function isToRemove(parts: readonly string[]): boolean {
  return (
    parts.some((word) => keys.has(word)) &&
    parts.some((word) => ['remove', 'removed', 'delete', 'deleted', 'destroy'].includes(word))
  );
}
