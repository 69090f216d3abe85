import type { Input } from '../../model.ts';
import type { Dictionary } from '../dictionary.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { agreementOf, inflect, type Phrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';
import { command, writes } from './command.ts';
import { settings } from './deed.ts';
import { momentWords } from './moment.ts';
import { neuter, quality, stateOf } from './quality.ts';
import { statement } from './statement.ts';
import { mapText, phraseText } from './text.ts';

/** Statement of a boolean about its record: `isDefault`, `hasStock`, `canEdit`, `allowReviews`. */
export function statesOf(
  tokens: readonly Token[],
  record: Phrase | undefined,
  dictionary: Dictionary,
): string | undefined {
  const [first, ...rest] = tokens;
  const agreement = record ? agreementOf(record) : neuter;
  if (!first || rest.length === 0) return undefined;
  const negated = rest[0]?.text === 'not';
  const about = negated ? rest.slice(1) : rest;
  const no = negated ? 'не ' : '';
  if (first.text === 'is' || first.text === 'was' || first.text === 'are') {
    const [only] = about;
    const [isDoing] =
      about.length === 1 && only?.verb?.form === 'ing' && !only.adjective
        ? [
            dictionary.whole.value.get(only.text)?.toLowerCase() ??
              stateOf(only.verb.verb, 'ing', agreement),
          ]
        : [];
    const text = isDoing ?? (about.length === 1 && only ? quality(only, agreement) : undefined);
    return mapText(
      text ?? statement(about, 'boolean') ?? phraseText(nounPhrase(about)),
      (each) => no + each,
    );
  }
  if (first.text === 'not')
    return about.length === 1 && about[0]
      ? mapText(quality(about[0], agreement), (each) => `не ${each}`)
      : undefined;
  if (first.text === 'has')
    return mapText(
      statement(about, 'boolean') ??
        mapText(phraseText(nounPhrase(about)), (each) => `есть ${each}`),
      (each) => no + each,
    );
  const can =
    first.text === 'can'
      ? rest
      : first.text === 'viewer' && rest[0]?.text === 'can'
        ? rest.slice(1)
        : undefined;
  if (can)
    return mapText(
      can[0]?.verb?.form === 'base' ? command(can) : undefined,
      (each) => `можно ${each}`,
    );
  if (first.text === 'must' || first.text === 'should')
    return mapText(
      rest[0]?.verb?.form === 'base' ? command(rest) : undefined,
      (each) => `нужно ${each}`,
    );
  if (
    switches.has(first.text) &&
    rest.at(-1)?.noun &&
    !Object.hasOwn(momentWords, rest.at(-1)?.text ?? '')
  )
    return command(tokens);
  const setting = Object.hasOwn(settings, first.text) ? settings[first.text] : undefined;
  const object = setting && nounPhrase(rest);
  return setting && object && `${setting.says} ${inflect(object, setting.takes)}`;
}

/** Verbs that a form carries out where the switch is on. */
const switches = new Set(['add', 'remove', 'insert']);

/**
 * Command in the name of a field: `inheritFilters` is a switch; `updateBillingAddress` and
 * `adjustOrderLines` are objects that hold the changes.
 */
export function told(
  tokens: readonly Token[],
  kind: Input['kind'] | undefined,
): string | undefined {
  const [first, ...rest] = tokens;
  const isSwitch =
    first?.verb?.form === 'base' &&
    !looks.has(first.text) &&
    rest.length > 0 &&
    rest.at(-1)?.noun !== undefined;
  if (
    !isSwitch ||
    (first.noun && !writes.has(first.text)) ||
    Object.hasOwn(momentWords, rest.at(-1)?.text ?? '')
  )
    return undefined;
  return kind === 'boolean' ||
    (kind === 'object' && (writes.has(first.text) || first.text === 'adjust'))
    ? command(tokens)
    : undefined;
}

/** Words that are nouns more often than commands: `viewCount`. */
const looks = new Set(['view', 'read']);
