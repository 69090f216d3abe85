import { isAboutAll } from '../../facts/names/action-words.ts';
import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/** It is about a resource, and no record of it: `importProducts`. */
export const inferCollection: ActionRule = ({ keys, subject, words, mentions, answers }) => {
  if (!subject?.listed) return [];
  const evidence: PlaceEvidence[] = [];
  const base = { place: 'collection', rule: 'collection', aim: { entity: subject } } as const;
  const own = keys.some(
    (key) =>
      !key.list &&
      !key.each &&
      (key.entity === subject ||
        key.words.length === 0 ||
        (key.entity?.listed && (key.required || keys.length === 1))),
  );
  if (!own && mentions.length > 0)
    evidence.push({
      ...base,
      confidence: 0.5,
      because: `It names \`${subject.type}\` and takes no key of one.`,
    });
  if (mentions.length === 0 && answers.length > 0)
    evidence.push({ ...base, confidence: 0.4, because: `It answers \`${subject.type}\`.` });
  if (isAboutAll(words))
    evidence.push({ ...base, confidence: 0.4, because: 'Its name speaks of many or of all.' });
  if (own) evidence.push({ ...base, confidence: 0.8, against: true, because: 'It takes a key.' });
  return evidence;
};
