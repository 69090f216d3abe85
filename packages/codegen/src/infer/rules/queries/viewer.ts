import { isAboutSelf } from '../../facts/names/action-words.ts';
import type { QueryRule } from './query-evidence.ts';

const credentials =
  /(^|_)(login|logout|signin|password|token|auth|authenticate|authenticated|session|oauth|sso|permissions?)(_|$)|^access$/;
const people =
  /^(get_)?(me|viewer|whoami|self|myself|current_?user|profile|my_profile|initialized_?\w*|authenticated_?\w+|logged_in_?\w+)$|(^|_)(me|viewer|current|active|logged|authenticated)_(user|admin|administrator|account|customer|viewer|member|session|profile|person|operator)$|(^|_)user$/;

/** Signed-in user, and the data of a session. */
export const inferViewer: QueryRule = ({ words, requiredArguments, list }) => {
  const name = words.join('_');
  const base = { place: 'session', rule: 'viewer' } as const;
  if (
    requiredArguments === 0 &&
    !list &&
    people.test(name) &&
    (isAboutSelf(words) || !name.endsWith('_user'))
  )
    return [{ ...base, confidence: 0.9, because: 'Its name says who is signed in.' }];
  if (credentials.test(name))
    return [{ ...base, confidence: 0.7, because: 'Its name speaks of signing in.' }];
  if (!list && isAboutSelf(words) && words[0] !== 'active')
    return [{ ...base, confidence: 0.55, because: 'Its name speaks of who is signed in.' }];
  return [];
};
