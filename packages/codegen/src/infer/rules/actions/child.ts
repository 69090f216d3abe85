import { isTowards } from '../../facts/names/action-words.ts';
import { seamless } from '../../facts/names/words.ts';
import { fieldsOf } from '../../facts/schema-types.ts';
import type { Entities, Entity } from '../../readings/actions/entities.ts';
import { ownerOf, singleKeys } from '../../readings/actions/key-owner.ts';
import type { KeyInput } from '../../readings/actions/keys.ts';
import type { ReadMutation } from '../../readings/actions/mutation.ts';
import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/**
 * An action is about a child record that has no list: `adjustOrderLine(orderId:, lineId:)`,
 * `addNoteToOrder(id:, note:)`.
 */
export const inferChild: ActionRule = (mutation, { entities }) => {
  const ownedBy = singleKeys(mutation).find((key) => ownerOf(key, mutation)?.listed);
  const isPart = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined &&
    !entity.listed &&
    (entities.holdersOf(entity).length > 0 || ownedBy !== undefined);
  const keyed = singleKeys(mutation);
  const partKey = keyed.find((key) => isPart(ownerOf(key, mutation)));
  const mentioned = mutation.mentions.map(({ entity }) => entity).findLast(isPart);
  const part =
    (partKey && ownerOf(partKey, mutation)) ??
    mentioned ??
    mutation.answers.map(({ entity }) => entity).find(isPart);
  if (!part) return inferUntyped(mutation);
  const owner = findOwner(part, mutation, entities);
  if (!owner) return [];
  const { entity, key } = owner;
  // `addComment(subjectId:)`: the only key is not that of the comment, which is new.
  const [lone, ...others] = keyed.filter((each) => each.required);
  const isNew = mutation.root.writes.some(({ role, unusual }) => role === 'create' && !unusual);
  const loneKey =
    lone && others.length === 0 && !lone.entity && lone.words.length > 0 ? lone : undefined;
  // A bare `id` is the owner's where the part is new, else the part's: `orderLinesCreate(id:)`,
  // `orderLineDelete(id:)`.
  const isTold = mutation.words.some((word, index) => index > 0 && isTowards(word));
  const bare =
    mentioned === part && !isTold ? keyed.find((each) => each.words.length === 0) : undefined;
  const ownKey =
    (key === bare && !isNew ? undefined : key) ?? (isNew ? (bare ?? loneKey) : undefined);
  const keyOfPart =
    (partKey === bare && isNew ? undefined : partKey) ?? (isNew ? undefined : (bare ?? loneKey));
  const base = {
    place: 'child',
    rule: 'child',
    aim: {
      entity,
      keys: ownKey ? [ownKey] : [],
      part: { entity: part, keys: keyOfPart ? [keyOfPart] : [] },
    },
  } as const;
  return [
    ...(mentioned === part
      ? [
          {
            ...base,
            confidence: 0.7,
            because: `It names \`${part.type}\`, a part of \`${entity.type}\`.`,
          },
        ]
      : []),
    ...(keyOfPart
      ? [
          {
            ...base,
            confidence: 0.65,
            because: `\`${keyOfPart.path.join('.')}\` takes the key of such a part.`,
          },
        ]
      : []),
  ];
};

/**
 * Parent of the child record: the record whose key is an argument, or that is answered or named;
 * else the most likely one.
 */
function findOwner(
  part: Entity,
  mutation: ReadMutation,
  entities: Entities,
): { readonly entity: Entity; readonly key?: KeyInput } | undefined {
  const holders = entities.holdersOf(part);
  const isHolder = (entity: Entity): boolean => holders.some(({ owner }) => owner === entity);
  const keyed = singleKeys(mutation).flatMap((key) => {
    const entity = ownerOf(key, mutation);
    return entity?.listed ? [{ entity, key }] : [];
  });
  const isNamed = (entity: Entity): boolean =>
    mutation.mentions.some((mention) => mention.entity === entity);
  const found =
    keyed.find(({ entity }) => entity === holders[0]?.owner) ??
    keyed.find(({ entity, key }) => isNamed(entity) && key.required) ??
    keyed.find(({ entity, key }) => isHolder(entity) && key.required) ??
    keyed.find(({ key }) => key.required) ??
    keyed.find(({ entity }) => isHolder(entity));
  if (found) return found;
  const answered = holders.find(({ owner }) =>
    mutation.answers.some(({ entity }) => entity === owner),
  );
  const named = holders.find(({ owner }) =>
    mutation.mentions.some(({ entity }) => entity === owner),
  );
  const before = mutation.mentions.find(({ entity }) => entity.listed)?.entity;
  const entity = answered?.owner ?? named?.owner ?? before ?? holders[0]?.owner;
  return entity && { entity };
}

/**
 * A child record that is added, changed or removed may have a name without a type:
 * `addNoteToOrder`, `deleteOrderNote`.
 */
function inferUntyped(mutation: ReadMutation): readonly PlaceEvidence[] {
  const [spoken] = mutation.root.writes;
  if (!spoken || spoken.unusual) return [];
  const rest = spoken.stems[0] ?? [];
  const at = rest.findIndex((word, index) => index > 0 && isTowards(word));
  const [noun, owner] =
    at > 0
      ? [rest.slice(0, at), mutation.mentions.findLast(({ from }) => from > at)?.entity]
      : (splitCompound(mutation, rest) ?? takenOwner(mutation, rest));
  if (
    noun.length === 0 ||
    !owner?.listed ||
    mutation.mentions.some(({ entity }) => entity !== owner) ||
    (spoken.role !== 'create' && lowerFields(owner).has(seamless(noun)))
  )
    return [];
  const keys = singleKeys(mutation);
  const partKey = keys.find(
    (key) => !key.entity && key.words.length > 0 && seamless(noun).endsWith(seamless(key.words)),
  );
  const ownKey = keys.find(
    (key) => ownerOf(key, mutation) === owner && (at > 0 || key.words.length > 0),
  );
  const keyOfPart =
    partKey ??
    (at > 0 || spoken.role === 'create' ? undefined : keys.find((key) => key.words.length === 0));
  if (!ownKey && !keyOfPart) return [];
  const aim = {
    entity: owner,
    keys: ownKey ? [ownKey] : [],
    part: { keys: keyOfPart ? [keyOfPart] : [] },
  };
  return [
    {
      place: 'child',
      rule: 'child',
      confidence: at > 0 || partKey ? 0.8 : spoken.role === 'update' ? 0.55 : 0.75,
      because: `It speaks of \`${noun.join(' ')}\` of one \`${owner.type}\`.`,
      aim,
    },
  ];
}

/** `order note`: the owner, and what of it. */
function splitCompound(
  { mentions, words }: ReadMutation,
  noun: readonly string[],
): readonly [readonly string[], Entity | undefined] | undefined {
  const [mention, ...others] = mentions;
  const named = mention ? words.slice(mention.from, mention.to) : [];
  return mention && others.length === 0 && named.every((word, at) => noun[at] === word)
    ? [noun.slice(named.length), mention.entity]
    : undefined;
}

/**
 * `removeComponent(projectId:, componentId:)`: it takes the key of a record, and another that is
 * called as what it speaks of.
 */
function takenOwner(
  mutation: ReadMutation,
  noun: readonly string[],
): readonly [readonly string[], Entity | undefined] {
  const isOfPart = mutation.keys.some(
    (key) => !key.entity && key.words.length > 0 && seamless(noun).endsWith(seamless(key.words)),
  );
  const key = singleKeys(mutation).find((each) => each.entity?.listed);
  return isOfPart && mutation.mentions.length === 0 ? [noun, key?.entity] : [[], undefined];
}

const lowerFields = ({ record }: Entity): ReadonlySet<string> =>
  new Set(Object.keys(fieldsOf(record)).map(seamless));
