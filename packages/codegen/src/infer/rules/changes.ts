import type { Evidence, RoleRule } from './evidence.ts';
import { readMutationName } from '../facts/names/write-names.ts';
import { requiredArguments } from '../facts/schema-types.ts';
import { seamless } from '../facts/names/words.ts';

const general = new Set([
  'changed',
  'changes',
  'updated',
  'event',
  'events',
  'subscription',
  'stream',
  'live',
  'mutated',
]);

/**
 * A subscription to a resource's changes has its name and sends its records: `orderChanged`,
 * `order(where:)`, `onUpdateOrder`. A subscription to all kinds of change is the best match.
 */
export const inferChanges: RoleRule = ({ facts, index }) =>
  facts.subscriptions.flatMap((root): Evidence[] => {
    const parts = root.words[0] === 'on' ? root.words.slice(1) : root.words;
    const kept = parts.filter((word) => !general.has(word));
    const stems = [
      seamless(parts),
      seamless(kept),
      ...readMutationName(parts).flatMap((spoken) => spoken.stems.map((stem) => seamless(stem))),
    ];
    const types = facts.payloadTypesOf(root.field);
    const [best] = stems
      .flatMap((stem) => (stem === '' ? [] : index.find(stem)))
      .sort((a, b) => b.exactness - a.exactness);
    if (!best || requiredArguments(root.field).length > 0) return [];
    const base = {
      role: 'changes',
      type: best.resource.type,
      choice: root.name,
      rule: 'changes',
    } as const;
    const evidence: Evidence[] = [
      {
        ...base,
        confidence: 0.5 * best.exactness,
        because: `\`${root.leaf}\` names \`${best.resource.type}\`.`,
      },
    ];
    if (types.has(best.resource.type))
      evidence.push({
        ...base,
        confidence: 0.4,
        because: `What it sends holds \`${best.resource.type}\`.`,
      });
    if (kept.length < parts.length || seamless(parts) === seamless(best.resource.list.leaf))
      evidence.push({ ...base, confidence: 0.3, because: 'It is of every kind of change.' });
    return evidence;
  });
