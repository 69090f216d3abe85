import type { Input } from '../../model.ts';
import { declineAdjective, shortForm } from '../morphology.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { agreementOf, inflect, type Phrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { neuter, quality } from './quality.ts';
import { mapText, phraseText } from './text.ts';

/** Noun with its state: `emailVerified` is `почта подтверждена`. */
export function statement(
  tokens: readonly Token[],
  kind: Input['kind'] | undefined,
): string | undefined {
  const last = tokens.at(-1);
  const { adjective, verb } = last ?? {};
  if (
    !last ||
    tokens.length < 2 ||
    last.noun ||
    !(adjective ?? (verb?.form === 'past' ? verb.verb.participle : undefined))
  )
    return undefined;
  const negated = tokens.at(-2)?.text === 'not';
  const about = nounPhrase(tokens.slice(0, negated ? -2 : -1));
  // `driverCanceled` is ambiguous: the driver cancelled, or was cancelled.
  if (about?.noun.animate && last.text.startsWith('cancel')) return undefined;
  if (!about || !tokens.at(negated ? -3 : -2)?.noun) return undefined;
  const isShort = adjective?.short !== undefined || verb?.verb.participle !== undefined;
  // Of many, a number counts what was done: `rounds_played`; a value counts only what is scored,
  // and else says what became of them: `NOTIFICATIONS_ENABLED`.
  const isCounted =
    kind === 'enum' ? scored.has(last.text) : kind !== undefined && numbers.has(kind);
  const counts =
    isCounted && agreementOf(about).plural && verb?.verb.participle !== undefined && !negated;
  if (counts)
    return phraseText({ ...about, adjectives: [verb.verb.participle ?? '', ...about.adjectives] });
  if ((kind === 'boolean' || kind === 'enum' || negated) && (isShort || negated))
    return mapText(
      quality(last, agreementOf(about)),
      (each) => `${inflect(about, 'nom')} ${negated ? 'не ' : ''}${each}`,
    );
  // `accuracySpotted`: what was done to what, nobody knows of a number.
  return adjective && phraseText({ ...about, adjectives: [adjective.full, ...about.adjectives] });
}

const numbers: ReadonlySet<Input['kind']> = new Set<Input['kind']>([
  'integer',
  'bigint',
  'decimal',
  'float',
]);

const scored = new Set(['played', 'won', 'lost', 'drawn', 'scored']);

/** Text of a single word: `active` and `verified` of a customer. */
export function single(
  tokens: readonly Token[],
  record: Phrase | undefined,
  kind: Input['kind'] | undefined,
): string | undefined {
  const [only] = tokens;
  if (!only || tokens.length > 1 || (only.noun && kind !== 'boolean')) return undefined;
  const { adjective, verb, behind, latin } = only;
  if (kind === 'boolean')
    return (
      quality(only, record ? agreementOf(record) : neuter) ??
      (verb?.form === 'base' ? verb.verb.infinitive : undefined)
    );
  if (behind !== undefined) return behind;
  // The noun of the adjective is unknown without the schema's documentation.
  if (adjective)
    return kind === undefined ? declineAdjective(adjective.full, 'nom', neuter) : undefined;
  if (verb?.form === 'past' && verb.verb.participle !== undefined)
    return shortForm(verb.verb.participle, neuter);
  return latin;
}

/** `autoRenewed` is `продлено автоматически`. */
export function automatically(
  [first, done, ...rest]: readonly Token[],
  record: Phrase | undefined,
): string | undefined {
  if (
    (first?.text !== 'auto' && first?.text !== 'automatically') ||
    !done ||
    rest.length > 0 ||
    done.noun
  )
    return undefined;
  const state =
    done.verb?.form === 'past' ? quality(done, record ? agreementOf(record) : neuter) : undefined;
  return mapText(state, (text) => `${text} автоматически`);
}

/** `rejectedReason` is the reason of a rejection, and no reason that was rejected. */
export function because([done, reason, ...more]: readonly Token[]): string | undefined {
  const action =
    done?.verb?.form === 'past' && reason?.text === 'reason' && more.length === 0
      ? done.verb.verb.action
      : undefined;
  return action && `причина ${inflect(action, 'gen')}`;
}
