import { getNamedType, isEnumType } from 'graphql';

import { isLeaf } from '../../facts/schema-types.ts';
import type { QueryEvidence, QueryRule } from './query-evidence.ts';

/** Fixed choices: a list that needs nothing, of what is no record that somebody writes. */
export const inferEnumeration: QueryRule = (
  { root, list, told, several, entity, record, numbers, words },
  { facts },
) => {
  const evidence: QueryEvidence[] = [];
  const base = { place: 'enumeration', rule: 'enumeration' } as const;
  if (!list) return [];
  if (!told && (isLeaf(root.field.type) || isEnumType(getNamedType(root.field.type))))
    evidence.push({
      ...base,
      confidence: 0.75,
      because: 'It lists plain values and needs nothing.',
    });
  else if (!told && !several && entity && !entity.listed)
    evidence.push({
      ...base,
      confidence: facts.written.has(entity.type) ? 0.4 : 0.7,
      because: `It lists \`${entity.type}\`, which no mutation writes.`,
    });
  // An object without identifier that holds numbers is a figure rather than a choice.
  if (record && numbers.numeric > 0 && !facts.isIdentified(record))
    evidence.push({
      ...base,
      confidence: 0.6,
      against: true,
      because: 'It holds numbers, and nothing to choose it by.',
    });
  if (
    words.some((word) =>
      [
        'types',
        'kinds',
        'options',
        'choices',
        'selectable',
        'available',
        'suggestions',
        'categories',
        'roles',
      ].includes(word),
    )
  )
    evidence.push({ ...base, confidence: 0.5, because: 'Its name speaks of choices.' });
  return evidence;
};
