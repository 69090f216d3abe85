import { ownerOf, singleKeys } from '../../readings/actions/key-owner.ts';
import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/** It is about a part of a record, one that has no list of its own: `adjustOrderLine(orderId:, lineId:)`. */
export const inferChild: ActionRule = (mutation, { entities }) => {
  const evidence: PlaceEvidence[] = [];
  const { mentions, answers } = mutation;
  const named = [...mentions, ...answers].map(({ entity }) => entity).find((entity) => !entity.listed && entities.holdersOf(entity).length > 0);
  const keyed = singleKeys(mutation);
  const partKeys = keyed.filter((key) => { const entity = ownerOf(key, mutation); return entity !== undefined && !entity.listed && entities.holdersOf(entity).length > 0; });
  const part = partKeys[0] && ownerOf(partKeys[0], mutation) || named;
  if (!part) return [];
  const holders = entities.holdersOf(part);
  const ownerKey = keyed.find((key) => { const entity = ownerOf(key, mutation); return entity?.listed && holders.some(({ owner }) => owner === entity); }) ?? keyed.find((key) => ownerOf(key, mutation)?.listed);
  const owner = (ownerKey && ownerOf(ownerKey, mutation)) ?? holders.find((holder) => answers.some(({ entity }) => entity === holder.owner))?.owner ?? holders.find((holder) => mentions.some(({ entity }) => entity === holder.owner))?.owner ?? holders[0]?.owner;
  if (!owner) return [];
  const aim = { entity: owner, keys: ownerKey ? [ownerKey] : [], part: { entity: part, keys: partKeys.slice(0, 1) } };
  const base = { place: 'child', rule: 'child', aim } as const;
  if (mentions.some(({ entity }) => entity === part)) evidence.push({ ...base, confidence: 0.65, because: `It names \`${part.type}\`, a part of \`${owner.type}\`.` });
  if (partKeys.length > 0) evidence.push({ ...base, confidence: 0.6, because: `\`${partKeys[0]?.path.join('.') ?? ''}\` takes the key of such a part.` });
  return evidence;
};
