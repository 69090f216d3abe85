import { getNamedType } from 'graphql';

import { isAboutSelf, isAboutSettings } from '../../facts/names/action-words.ts';
import { enclosedIn } from '../../readings/actions/enclosed.ts';
import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/**
 * A mutation changes the object of a query and takes no key: `updateGlobalSettings` next to
 * `globalSettings`.
 */
export const inferSingleton: ActionRule = (
  { root, words, keys, leaves, filter, mentions, answers, subject },
  { singletons },
) => {
  const evidence: PlaceEvidence[] = [];
  const base = { place: 'singleton', rule: 'singleton' } as const;
  const answered = enclosedIn(getNamedType(root.field.type)).name;
  const types = [
    ...mentions.map(({ entity }) => entity.type),
    ...answers.map(({ entity }) => entity.type),
    answered,
  ];
  const singleton = singletons.find(({ type }) => types.includes(type));
  const aim = { ...(singleton ? { singleton } : {}), ...(subject ? { entity: subject } : {}) };
  if (singleton && !subject?.listed)
    evidence.push({
      ...base,
      confidence: 0.75,
      because: `\`${singleton.root.name}\` answers the only \`${singleton.type}\` there is.`,
      aim,
    });
  if (
    singleton &&
    (answered === singleton.type || answers.some(({ entity }) => entity.type === singleton.type))
  )
    evidence.push({ ...base, confidence: 0.4, because: 'It answers it.', aim: { singleton } });
  if (isAboutSettings(words))
    evidence.push({ ...base, confidence: 0.6, because: 'Its name speaks of settings.', aim });
  if (isAboutSelf(words))
    evidence.push({
      ...base,
      confidence: 0.6,
      because: 'Its name speaks of who is signed in.',
      aim,
    });
  if (
    evidence.length === 0 &&
    keys.length === 0 &&
    leaves.length > 0 &&
    subject?.listed &&
    !filter &&
    mentions.some(({ entity }) => entity === subject) &&
    root.writes.every(({ role, unusual }) => role === 'update' && !unusual)
  )
    evidence.push({
      ...base,
      confidence: 0.75,
      because: `It changes \`${subject.type}\` and is not told which.`,
      aim,
    });
  if (
    evidence.length > 0 &&
    keys.some((key) => key.entity?.listed || (key.words.length === 0 && subject?.listed))
  )
    evidence.push({ ...base, confidence: 0.8, against: true, because: 'It says of which record.' });
  return evidence;
};
