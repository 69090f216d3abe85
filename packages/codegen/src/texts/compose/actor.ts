import { pastTense } from '../morphology.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { agreementOf, inflect, type Phrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { bare, withObject } from './command.ts';
import { neuter, quality } from './quality.ts';

/** `createdBy` is who created it. */
export function actor(tokens: readonly Token[], record?: Phrase): string | undefined {
  const by = tokens.findIndex(({ text }) => text === 'by');
  const doer = by > 0 && by < tokens.length - 1 ? nounPhrase(tokens.slice(by + 1)) : undefined;
  const done = tokens[by - 1];
  if (doer && done?.verb?.form === 'past' && !/[a-z]/i.test(doer.noun.text)) {
    const what = by > 1 ? nounPhrase(tokens.slice(0, by - 1)) : record;
    const state = quality(done, what ? agreementOf(what) : neuter);
    return state === undefined || (by > 1 && !what)
      ? undefined
      : `${by > 1 && what ? `${inflect(what, 'nom')} ` : ''}${state} ${inflect(doer, 'ins')}`;
  }
  const at = tokens.length - 2;
  const verb = tokens[at]?.verb;
  if (tokens.at(-1)?.text !== 'by' || verb?.form !== 'past') return undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  if (at > 0 && !object) return undefined;
  return `кто ${object ? withObject({ ...verb.verb, infinitive: pastTense(verb.verb.infinitive) }, inflect(object, verb.verb.takes)) : pastTense(bare(verb.verb))}`;
}
