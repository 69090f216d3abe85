import type { Input } from '../../model.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { inflect } from '../phrase.ts';
import type { Token } from '../tokens.ts';

/**
 * `createdAt`, `orderPlacedAt`, `startsAt`, `deletedDate`, `dateAdded`, and a date that is called
 * `published`.
 */
export function moment(
  tokens: readonly Token[],
  kind: Input['kind'] | undefined,
): string | undefined {
  const [first, ...done] = tokens;
  // `dateAdded` is `addedDate`.
  if (
    first &&
    Object.hasOwn(momentWords, first.text) &&
    kind !== 'boolean' &&
    done.at(-1)?.verb?.form === 'past'
  )
    return moment([...done, first], kind);
  const last = tokens.at(-1);
  const ends =
    last &&
    ((Object.hasOwn(momentWords, last.text) ? momentWords[last.text] : undefined) ??
      (last.text === 'at' || (last.text === 'on' && kind !== 'boolean') ? 'дата' : undefined));
  const isDate = kind === 'instant' || kind === 'date' || kind === 'localDateTime';
  const before = ends === undefined ? (isDate ? tokens : []) : tokens.slice(0, -1);
  const verb = before.at(-1)?.verb;
  const action = verb?.verb.action;
  const [starts, ...object] = before;
  if (
    ends !== undefined &&
    starts?.verb?.form === 'base' &&
    starts.verb.verb.action &&
    !starts.noun &&
    object.length > 0
  ) {
    const what = nounPhrase(object);
    return what && `${ends} ${inflect(starts.verb.verb.action, 'gen')} ${inflect(what, 'gen')}`;
  }
  const isNoun = !action || (verb.form === 'base' && before.at(-1)?.noun !== undefined);
  if (isNoun)
    return phraseAt(
      last?.text === 'at' &&
        before.every(
          ({ noun, adjective, verb: done }) => noun ?? adjective ?? done?.form === 'past',
        )
        ? before
        : [],
      ends,
    );
  // `lastUsedAt` is the date of the last use.
  const nouns = before.slice(0, -1).filter(({ adjective, noun }) => !adjective || noun);
  const adjectives = before
    .slice(0, -1)
    .flatMap(({ adjective, noun }) => (adjective && !noun ? [adjective.full] : []));
  const about = nouns.length > 0 ? nounPhrase(nouns) : undefined;
  if (nouns.length > 0 && (!about || adjectives.length > 0)) return undefined;
  return `${ends ?? 'дата'} ${inflect({ ...action, adjectives: [...adjectives, ...action.adjectives] }, 'gen')}${about ? ` ${inflect(about, 'gen')}` : ''}`;
}

export const momentWords: Readonly<Record<string, string>> = {
  date: 'дата',
  datetime: 'дата',
  timestamp: 'время',
};

const phraseAt = (tokens: readonly Token[], ends: string | undefined): string | undefined => {
  const phrase = tokens.length > 0 && ends !== undefined ? nounPhrase(tokens) : undefined;
  return phrase && `${ends} ${inflect(phrase, 'gen')}`;
};
