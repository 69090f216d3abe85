import { isAboutSelf, isAboutSettings } from '../../facts/names/action-words.ts';
import type { ActionRule, PlaceEvidence } from './place-evidence.ts';

/** It changes what a query answers without being told which: `updateGlobalSettings` beside `globalSettings`. */
export const inferSingleton: ActionRule = ({ words, keys, mentions, answers, subject }, { singletons }) => {
  const evidence: PlaceEvidence[] = [];
  const base = { place: 'singleton', rule: 'singleton' } as const;
  const types = [...mentions.map(({ entity }) => entity.type), ...answers.map(({ entity }) => entity.type)];
  const singleton = singletons.find(({ type }) => types.includes(type));
  const aim = { ...(singleton ? { singleton } : {}), ...(subject ? { entity: subject } : {}) };
  if (singleton && !subject?.listed) evidence.push({ ...base, confidence: 0.75, because: `\`${singleton.root.name}\` answers the only \`${singleton.type}\` there is.`, aim });
  if (isAboutSettings(words)) evidence.push({ ...base, confidence: 0.6, because: 'Its name speaks of settings.', aim });
  if (isAboutSelf(words)) evidence.push({ ...base, confidence: 0.6, because: 'Its name speaks of who is signed in.', aim });
  if (evidence.length > 0 && keys.some((key) => key.entity?.listed || (key.words.length === 0 && subject?.listed))) evidence.push({ ...base, confidence: 0.8, against: true, because: 'It says of which record.' });
  return evidence;
};
