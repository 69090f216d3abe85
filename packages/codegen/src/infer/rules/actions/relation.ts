import { isLinking, isTowards } from '../../facts/names/action-words.ts';
import { sameName, seamless } from '../../facts/names/words.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import type { Entity } from '../../readings/actions/entities.ts';
import { wholeKey } from '../../readings/actions/key-owner.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionQuestion, ActionRule, PlaceEvidence } from './place-evidence.ts';

interface Side {
  readonly entity: Entity;
  readonly key: KeyInput;
}

/**
 * It takes keys of two records and does nothing but link them: `addMembersToZone(zoneId:,
 * memberIds:)`.
 */
export const inferRelation: ActionRule = (mutation, question) => {
  const { leaves, keys, words } = mutation;
  const sides = readSides(mutation, question);
  if (!sides) return [];
  const { owner, other } = sides;
  const base = {
    place: 'relation',
    rule: 'relation',
    aim: {
      entity: owner.entity,
      keys: wholeKey(owner.key, mutation),
      other: { entity: other.entity, keys: wholeKey(other.key, mutation) },
    },
  } as const;
  const evidence: PlaceEvidence[] = [];
  const more = leaves.filter(
    ({ path, required }) => required && !keys.some((key) => key.path.join('.') === path.join('.')),
  );
  const only = more.length === 0;
  evidence.push({
    ...base,
    confidence: !only ? 0.3 : other.key.list ? 0.75 : 0.6,
    because: `It takes keys of \`${owner.entity.type}\` and of \`${other.entity.type}\`${only ? ', and nothing else' : ''}.`,
  });
  if (keys.some((key) => key.words.join('') === 'relation'))
    evidence.push({
      ...base,
      confidence: 0.6,
      because: 'It says that a key is that of the relation.',
    });
  const [answered, ...others] = mutation.answers;
  // `applyPromotion(promotionId:, productIds:)` answers the products: they are what something was
  // done with.
  if (other.key.list && answered?.list && others.length === 0 && answered.entity === other.entity)
    evidence.push({
      ...base,
      against: true,
      confidence: 0.35,
      because: `It answers the \`${other.entity.type}\` that it was given.`,
    });
  if (words.some(isLinking))
    evidence.push({ ...base, confidence: only ? 0.6 : 0.3, because: 'Its verb links or unlinks.' });
  return evidence;
};

/** Keys of two types, and no third; or of one twice. */
function readSides(
  mutation: ReadMutation,
  { entities }: ActionQuestion,
): { readonly owner: Side; readonly other: Side } | undefined {
  // Of a key of several parts, the first stands for all.
  const first = mutation.keys.find(({ field }) => field !== undefined);
  const keys = mutation.keys.filter(
    (key) => !key.each && (key.field === undefined || key === first),
  );
  const at = mutation.words.findLastIndex((word, index) => index > 0 && isTowards(word));
  const target = at > 0 ? mutation.mentions.find(({ from }) => from === at + 1)?.entity : undefined;
  // `addUsersToTeam(id:, relationIds:)`: what stands before the preposition is a field of what
  // comes after it.
  const field =
    target &&
    Object.values(fieldsOf(target.record)).find(({ name }) =>
      sameName(mutation.words.slice(1, at).join(''), seamless(name)),
    );
  const linked = (field && entities.at(field)) ?? mutation.mentions[0]?.entity;
  // Where a key is named after the link, the linked record may be of any type.
  const isOfLink = target !== undefined && keys.some((key) => key.words.join('') === 'relation');
  const all = keys.flatMap((key): readonly Side[] => {
    const entity =
      key.entity ??
      (key.words.length === 0
        ? (target ?? mutation.subject)
        : key.words.join('') === 'relation'
          ? linked
          : undefined);
    return entity && (entity.listed || isOfLink) ? [{ entity, key }] : [];
  });
  const sides = all.length > 2 ? all.filter(({ key }) => key.required) : all;
  const [one, second, ...others] = sides;
  if (
    !one ||
    !second ||
    others.length > 0 ||
    (mutation.leaves.some(({ required }) => required) && !(one.key.required && second.key.required))
  )
    return undefined;
  const owner =
    sides.find(({ entity, key }) => entity === target && !key.list) ??
    sides.find(
      ({ entity, key }) =>
        !key.list && mutation.answers.some((answer) => answer.entity === entity && !answer.list),
    ) ??
    sides.find(
      ({ entity, key }) =>
        !key.list && mutation.mentions.some((mention) => mention.entity === entity),
    ) ??
    sides.find(({ key }) => !key.list);
  if (!owner) return undefined;
  return { owner, other: owner === one ? second : one };
}
