import { isLinking, isTowards } from '../../facts/names/action-words.ts';
import { seamless } from '../../facts/names/words.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import type { Entity } from '../../readings/actions/entities.ts';
import type { TakenKey } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionQuestion, ActionRule, PlaceEvidence } from './place-evidence.ts';

/** It takes keys of two records and does nothing but link them: `addMembersToZone(zoneId:, memberIds:)`. */
export const inferRelation: ActionRule = (mutation, question) => {
  const { leaves, keys, words } = mutation;
  const sides = readSides(mutation, question);
  if (!sides) return [];
  const { owner, other } = sides;
  const aim = { entity: owner.entity, keys: [owner.key], other: { entity: other.entity, keys: [other.key] } };
  const base = { place: 'relation', rule: 'relation', aim } as const;
  const evidence: PlaceEvidence[] = [];
  const more = leaves.filter(({ path, required }) => required && !keys.some((key) => key.path.join('.') === path.join('.')));
  const linking = words.some(isLinking);
  evidence.push({ ...base, confidence: more.length === 0 ? 0.6 : 0.3, because: `It takes keys of \`${owner.entity.type}\` and of \`${other.entity.type}\`${more.length === 0 ? ', and nothing else' : ''}.` });
  if (linking) evidence.push({ ...base, confidence: 0.6, because: 'Its verb links or unlinks.' });
  return evidence;
};

interface Side {
  readonly entity: Entity;
  readonly key: TakenKey;
}

function readSides(mutation: ReadMutation, { entities }: ActionQuestion): { readonly owner: Side; readonly other: Side } | undefined {
  const keys = mutation.keys.filter(({ each }) => !each);
  const at = mutation.words.findLastIndex((word, index) => index > 0 && isTowards(word));
  const target = at > 0 ? mutation.mentions.find(({ from }) => from === at + 1)?.entity : undefined;
  // `addUsersToTeam(id:, relationIds:)`: what stands before the preposition is a field of what comes after it.
  const field = target && fieldsOf(target.record)[Object.keys(fieldsOf(target.record)).find((name) => mutation.words.slice(1, at).join('') === seamless(name)) ?? ''];
  const linked = field && entities.at(field);
  const sides = keys.flatMap((key): readonly Side[] => {
    const entity = key.entity ?? (key.words.length === 0 ? target ?? mutation.subject : key.words.join('') === 'relation' ? linked ?? mutation.mentions[0]?.entity : undefined);
    return entity?.listed ? [{ entity, key }] : [];
  });
  const [first, second, ...others] = sides;
  if (!first || !second || others.length > 0) return undefined;
  const owner = sides.find(({ entity }) => entity === target) ?? sides.find(({ entity, key }) => !key.list && mutation.answers.some((answer) => answer.entity === entity)) ?? first;
  if (owner.key.list) return undefined;
  const other = owner === first ? second : first;
  return { owner, other };
}
