import type { Verb } from '../dictionary.ts';
import { declineAdjective } from '../morphology.ts';
import { nounPhrase, preposition } from '../noun-phrase.ts';
import { agreementOf, followedBy, inflect, type Phrase } from '../phrase.ts';
import type { Token } from '../tokens.ts';

/** Verbs of permissions, which are nouns as well. */
export const writes = new Set([
  'create',
  'read',
  'update',
  'delete',
  'edit',
  'view',
  'manage',
  'export',
  'import',
  'add',
  'remove',
  'assign',
  'insert',
  'set',
]);

/** Prepositions between the object of an action and its target. */
export const links = new Set(['to', 'from', 'for', 'with', 'on', 'in', 'into', 'as', 'without']);

/** An infinitive with what it is done to, wherever the name has its verb. */
export function command(tokens: readonly Token[], many?: boolean): string | undefined {
  const isVerb = ({ verb }: Token): boolean => verb?.form === 'base';
  const [first] = tokens;
  // Of `commentApprove`, the comment is what is approved: a word that is nothing but a verb goes
  // before one that is a noun as well.
  const ends = (index: number): boolean => links.has(tokens[index + 1]?.text ?? 'to');
  const pure = tokens.findIndex((token, index) => index > 0 && isVerb(token) && !token.noun);
  const leads =
    first !== undefined &&
    isVerb(first) &&
    (!first.noun || writes.has(first.text) || pure < 0 || !ends(pure));
  const at = leads
    ? 0
    : pure >= 0
      ? pure
      : tokens.findIndex((token, index) => isVerb(token) && ends(index));
  const verb = tokens[at]?.verb?.verb;
  if (at < 0 || !verb) return undefined;
  const before = tokens.slice(0, at);
  const after = tokens.slice(at + 1);
  const split = after.findIndex(
    ({ text, noun, adjective }, index) =>
      (index > 0 || before.length > 0) && !noun && !adjective && links.has(text),
  );
  const direct = split < 0 ? after : after.slice(0, split);
  if (before.length > 0 && direct.length > 0) return objectWithin(verb, before, direct);
  const said = before.length > 0 ? before : direct;
  const objects =
    many === false
      ? said.map((token, index) =>
          index === said.length - 1 ? { ...token, plural: false } : token,
        )
      : said;
  const object = nounPhrase(objects);
  if (objects.length > 0 && !object) return undefined;
  const counted =
    object && (many === undefined ? object : { ...object, plural: many || object.noun.pluralOnly });
  const done = counted ? withObject(verb, inflect(counted, verb.takes)) : bare(verb);
  if (split < 0) return done;
  const place = complement(after.slice(split), counted, verb);
  return place === undefined ? undefined : `${done} ${place}`;
}

/**
 * `orderNoteAdd` has its object before the verb; `orderAddNote` has the record before it, and the
 * object behind.
 */
function objectWithin(
  verb: Verb,
  before: readonly Token[],
  direct: readonly Token[],
): string | undefined {
  const record = nounPhrase(before);
  const object = nounPhrase(direct);
  return record && object
    ? withObject(verb, inflect(followedBy(object, inflect(record, 'gen')), verb.takes))
    : undefined;
}

/** Without the preposition of what nobody names. */
export const bare = ({ infinitive }: Verb): string => infinitive.replace(/ (?:в|к|на|с|за)$/, '');

/** `связаться с клиентом`: where the infinitive ends with a preposition, it may need its `о`. */
export function withObject({ infinitive }: Verb, object: string): string {
  const [, done = infinitive, word = ''] = /^(.+?)(?: ([вс]))?$/.exec(infinitive) ?? [];
  return `${done} ${preposition(word, object)}`;
}

/** Nouns that are added «к чему-либо» rather than «во что-либо». */
const remarks = /^(?:заметка|комментарий|метка|отзыв|примечание|реакция)$/;

/** `to an order`, `from the channel`, `as paid`. */
export function complement(
  [link, ...tokens]: readonly Token[],
  object: Phrase | undefined,
  verb: Verb,
): string | undefined {
  if (link?.text === 'as') {
    const [state] = tokens;
    const full =
      state?.adjective?.full ??
      (state?.verb?.form === 'past' ? state.verb.verb.participle : undefined);
    if (tokens.length === 1 && full !== undefined && object)
      return `как ${declineAdjective(full, verb.takes, agreementOf(object))}`;
    if (tokens.length === 1 && state?.behind !== undefined) return state.behind;
    const role = nounPhrase(tokens);
    return role && `как ${inflect(role, verb.takes)}`;
  }
  const target = nounPhrase(tokens);
  if (!target) return undefined;
  const isSomebody = target.noun.animate;
  switch (link?.text ?? '') {
    case 'to':
    case 'into':
      return !isSomebody && object && remarks.test(object.noun.text)
        ? preposition('к', inflect(target, 'dat'))
        : verb.gives
          ? preposition(verb.gives.word, inflect(target, verb.gives.takes))
          : isSomebody
            ? inflect(target, 'dat')
            : preposition('в', inflect(target, 'acc'));
    case 'from':
      return /^от(?:вязать|делить|соединить|крепить)/.test(verb.infinitive)
        ? `от ${inflect(target, 'gen')}`
        : preposition(isSomebody ? 'у' : 'из', inflect(target, 'gen'));
    case 'for':
      return `для ${inflect(target, 'gen')}`;
    case 'on':
      return target.noun.text.endsWith('ние')
        ? `при ${inflect(target, 'pre')}`
        : `для ${inflect(target, 'gen')}`;
    case 'with':
      return preposition('с', inflect(target, 'ins'));
    case 'without':
      return `без ${inflect(target, 'gen')}`;
    case 'in':
      return preposition('в', inflect(target, 'pre'));
    default:
      return undefined;
  }
}
