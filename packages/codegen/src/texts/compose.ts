import type { Input, QueryPlace } from '../model.ts';
import type { Dictionary, Verb } from './dictionary.ts';
import { declineAdjective, pastTense, shortForm, type Agreement } from './morphology.ts';
import { nounPhrase, preposition } from './noun-phrase.ts';
import { agreementOf, followedBy, inflect, type Phrase } from './phrase.ts';
import { nameWords, tokensOf, withoutPrefix, type Token } from './tokens.ts';

/** What is known of a place where a name stands. */
export interface Surroundings {
  /** What the resource is, where its name is known: booleans and states agree with it. */
  readonly record?: Phrase;
  /** Of an enum's value: the name of its field. */
  readonly field?: string;
  readonly kind?: Input['kind'];
}

const neuter: Agreement = { gender: 'n', plural: false, animate: false };

/** The noun that a name of a resource or a type is. */
export function composeNoun(name: string, dictionary: Dictionary): Phrase | undefined {
  const tokens = tokensOf(withoutPrefix(nameWords(name)), dictionary);
  return tokens && nounPhrase(tokens);
}

/** Text of a field, an argument or a column: `createdAt` is `Дата создания`. */
export function composeField(name: string, { record, kind }: Surroundings, dictionary: Dictionary): string | undefined {
  const said = nameWords(name);
  // `aggregateOrder` is what others call `orderAggregate`.
  const words = said[0] === 'aggregate' && said.length > 1 ? [...said.slice(1), 'aggregate'] : said;
  const exact = dictionary.whole.field.get(words.join(' '));
  if (exact !== undefined) return exact;
  const condition = operators.find(({ ends }) => words.length > ends.length && ends.every((end, at) => words[words.length - ends.length + at] === end));
  if (condition) {
    const about = composeField(words.slice(0, -condition.ends.length).join(' '), { ...(record && { record }) }, dictionary);
    return about === undefined ? undefined : `${about}: ${condition.says}`;
  }
  // What Relay calls a connection is a list.
  if (words.length > 1 && words.at(-1) === 'connection' && (kind === 'object' || kind === 'reference' || words.at(-2)?.endsWith('s'))) return mapText(composeNoun(words.slice(0, -1).join(' '), dictionary), (list) => sentence(inflect({ ...list, plural: true }, 'nom')));
  const form = formats.has(words.at(-1) ?? '') && words.length > 1 ? dictionary.meanings.get(words.at(-1) ?? '')?.latin : undefined;
  if (form !== undefined) return mapText(composeField(words.slice(0, -1).join(' '), { ...(record && { record }), ...(kind && { kind }) }, dictionary), (about) => `${about} (${form})`);
  const tokens = tokensOf(words, dictionary) ?? tokensOf(withoutPrefix(words), dictionary);
  if (!tokens) return undefined;
  const text = statesOf(tokens, record) ?? because(tokens) ?? deed(tokens) ?? moment(tokens, kind) ?? automatically(tokens, record) ?? (kind === undefined || kind === 'boolean' ? actor(tokens, record) : actor(tokens)) ?? totals(tokens) ?? counted(tokens) ?? single(tokens, record, kind) ?? statement(tokens, kind) ?? phraseText(naming(tokens, record));
  return text === undefined ? undefined : sentence(text);
}

/** How a value is written, which a name says last: `descriptionMarkdown`, `launch_date_utc`. */
const formats = new Set(['html', 'json', 'markdown', 'unix', 'utc', 'xml']);

/** Text of a value: `SHIPPED` of an order is `Отправлен`. */
export function composeValue(name: string, { record, field = '' }: Surroundings, dictionary: Dictionary): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.value.get(words.join(' '));
  if (exact !== undefined) return exact;
  const tokens = tokensOf(words, dictionary);
  if (!tokens) return undefined;
  const about = aboutValues(field, record, dictionary);
  const negated = tokens[0]?.text === 'not' && tokens.length > 1;
  const [first] = negated ? tokens.slice(1) : tokens;
  const isAlone = tokens.length === (negated ? 2 : 1);
  if (isAlone && first && !(first.noun && !negated)) {
    const { adjective, verb } = first;
    const text = adjective ? declineAdjective(adjective.full, 'nom', about) : verb && stateOf(verb.verb, verb.form, about);
    if (text !== undefined) return sentence(negated ? `не ${text}` : text);
    if (negated) return undefined;
  }
  if (tokens[0]?.text === 'no' && tokens.length > 1) return mapText(nounPhrase(tokens.slice(1)), (phrase) => sentence(`без ${inflect(phrase, 'gen')}`));
  const text = !negated && tokens.length > 1 && tokens[0]?.verb?.form === 'base' && writes.has(tokens[0].text) ? command(tokens) : undefined;
  return mapText(text ?? deed(tokens) ?? totals(tokens) ?? actor(tokens, record) ?? automatically(tokens, record) ?? statement(tokens, 'enum') ?? phraseText(nounPhrase(tokens)), sentence);
}

/** Verbs of permissions, which are nouns as well. */
const writes = new Set(['create', 'read', 'update', 'delete', 'edit', 'view', 'manage', 'export', 'import', 'add', 'remove', 'assign', 'insert', 'set']);

/** Text of an action: `cancelOrder`, `orderCancel` and `Order_cancel` are `Отменить заказ`. */
export function composeAction(name: string, dictionary: Dictionary): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.action.get(words.join(' '));
  if (exact !== undefined) return exact;
  const { rest, many, key } = withoutAffixes(words);
  const tokens = tokensOf(withoutPrefix(withoutPrefix(rest), 1), dictionary);
  const text = tokens && command(tokens, many);
  const by = key.length > 0 ? tokensOf(key, dictionary) : undefined;
  const phrase = by && nounPhrase(by);
  if (text === undefined || (key.length > 0 && !phrase)) return undefined;
  return sentence(phrase ? `${text} ${preposition('по', inflect(phrase, 'dat'))}` : text);
}

/** What may stand before the name of what is asked, and says nothing of it. */
const asking = new Set(['get', 'fetch', 'load', 'list', 'retrieve', 'read']);

/** Text of what can be asked: `salesByMonth` is `Продажи по месяцам`, `customerByEmail` `Клиент по электронной почте`. */
export function composeQuery(name: string, place: QueryPlace, dictionary: Dictionary): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.field.get(words.join(' '));
  if (exact !== undefined) return exact;
  const said = words.length > 1 && asking.has(words[0] ?? '') ? words.slice(1) : words;
  // Before what is looked for, these are verbs: events are searched for, and no field is an event of a search.
  const isDone = said.length > 1 && (said[0] === 'search' || said[0] === 'find' || said[0] === 'check' || said[0] === 'calculate');
  return (isDone ? composeAction(name, dictionary) : undefined) ?? grouped(said, place, dictionary) ?? composeField(said.join(' '), {}, dictionary);
}

const spans = new Set(['hour', 'day', 'date', 'week', 'month', 'quarter', 'year']);

/** Figures are parted by many months, and a record found by one e-mail. */
function grouped(words: readonly string[], place: QueryPlace, dictionary: Dictionary): string | undefined {
  const at = words.lastIndexOf('by');
  if (at <= 0 || at === words.length - 1 || !(place === 'report' || spans.has(words.at(-1) ?? ''))) return undefined;
  const head = composeField(words.slice(0, at).join(' '), {}, dictionary);
  const by = composeNoun(words.slice(at + 1).join(' '), dictionary);
  return head === undefined || !by ? undefined : `${head} ${preposition('по', inflect({ ...by, plural: true }, 'dat'))}`;
}

/** `insert_orders_one`, `updateManyOrders`, `delete_orders_by_pk`: how many, and by which key, are said beside the name. */
function withoutAffixes(words: readonly string[]): { readonly rest: readonly string[]; readonly many?: boolean; readonly key: readonly string[] } {
  const last = words.at(-1);
  if (words.slice(-2).join(' ') === 'by pk') return { rest: words.slice(0, -2), many: false, key: [] };
  if (words.length > 2 && (last === 'one' || last === 'many')) return { rest: words.slice(0, -1), many: last === 'many', key: [] };
  if (words.length > 2 && (words[1] === 'one' || words[1] === 'many')) return { rest: [words[0] ?? '', ...words.slice(2)], many: words[1] === 'many', key: [] };
  if (words.length > 2 && words[0] === 'bulk') return { rest: words.slice(1), many: true, key: [] };
  if (words.length > 2 && last === 'bulk') return { rest: words.slice(0, -1), many: true, key: [] };
  const by = words.lastIndexOf('by');
  return by > 1 && by < words.length - 1 ? { rest: words.slice(0, by), key: words.slice(by + 1) } : { rest: words, key: [] };
}

/** What leads from the object of an action to where it goes. */
const links = new Set(['to', 'from', 'for', 'with', 'on', 'in', 'into', 'as', 'without']);

/** An infinitive with what it is done to, wherever the name has its verb. */
function command(tokens: readonly Token[], many?: boolean): string | undefined {
  const isVerb = ({ verb }: Token): boolean => verb?.form === 'base';
  const [first] = tokens;
  // Of `commentApprove`, the comment is what is approved: a word that is nothing but a verb goes before one that is a noun as well.
  const ends = (index: number): boolean => links.has(tokens[index + 1]?.text ?? 'to');
  const pure = tokens.findIndex((token, index) => index > 0 && isVerb(token) && !token.noun);
  const leads = first !== undefined && isVerb(first) && (!first.noun || writes.has(first.text) || pure < 0 || !ends(pure));
  const at = leads ? 0 : pure >= 0 ? pure : tokens.findIndex((token, index) => isVerb(token) && ends(index));
  const verb = tokens[at]?.verb?.verb;
  if (at < 0 || !verb) return undefined;
  const before = tokens.slice(0, at);
  const after = tokens.slice(at + 1);
  const split = after.findIndex(({ text, noun, adjective }, index) => (index > 0 || before.length > 0) && !noun && !adjective && links.has(text));
  const direct = split < 0 ? after : after.slice(0, split);
  if (before.length > 0 && direct.length > 0) return objectWithin(verb, before, direct);
  const objects = before.length > 0 ? before : direct;
  const object = nounPhrase(objects);
  if (objects.length > 0 && !object) return undefined;
  const counted = object && (many === undefined ? object : { ...object, plural: many || object.noun.pluralOnly });
  const done = counted ? withObject(verb, inflect(counted, verb.takes)) : verb.infinitive.replace(/ (?:в|к|на|с|за)$/, '');
  if (split < 0) return done;
  const place = complement(after.slice(split), counted, verb);
  return place === undefined ? undefined : `${done} ${place}`;
}

/** `orderNoteAdd` has its object before the verb; `orderAddNote` has the record before it, and the object behind. */
function objectWithin(verb: Verb, before: readonly Token[], direct: readonly Token[]): string | undefined {
  const record = nounPhrase(before);
  const object = nounPhrase(direct);
  return record && object ? withObject(verb, inflect(followedBy(object, inflect(record, 'gen')), verb.takes)) : undefined;
}

/** `связаться с клиентом`: where the infinitive ends with a preposition, it may need its `о`. */
function withObject({ infinitive }: Verb, object: string): string {
  const [, bare = infinitive, word = ''] = /^(.+?)(?: ([вс]))?$/.exec(infinitive) ?? [];
  return `${bare} ${preposition(word, object)}`;
}

/** `to an order`, `from the channel`, `as paid`. */
function complement([link, ...tokens]: readonly Token[], object: Phrase | undefined, verb: Verb): string | undefined {
  if (link?.text === 'as') {
    const [state] = tokens;
    const full = state?.adjective?.full ?? (state?.verb?.form === 'past' ? state.verb.verb.participle : undefined);
    if (tokens.length === 1 && full !== undefined && object) return `как ${declineAdjective(full, 'acc', agreementOf(object))}`;
    if (tokens.length === 1 && state?.behind !== undefined) return state.behind;
    const role = nounPhrase(tokens);
    return role && `как ${inflect(role, 'acc')}`;
  }
  const target = nounPhrase(tokens);
  if (!target) return undefined;
  const isSomebody = target.noun.animate;
  switch (link?.text ?? '') {
    case 'to': case 'into': return verb.gives ? preposition(verb.gives.word, inflect(target, verb.gives.takes)) : isSomebody ? inflect(target, 'dat') : preposition('в', inflect(target, 'acc'));
    case 'from': return preposition(isSomebody ? 'у' : 'из', inflect(target, 'gen'));
    case 'for': case 'on': return `для ${inflect(target, 'gen')}`;
    case 'with': return preposition('с', inflect(target, 'ins'));
    case 'without': return `без ${inflect(target, 'gen')}`;
    case 'in': return preposition('в', inflect(target, 'pre'));
    default: return undefined;
  }
}

/** Conditions of a filter that a schema has beside the fields: `title_not_contains`. */
const operators: readonly { readonly ends: readonly string[]; readonly says: string }[] = [
  { ends: ['not', 'contains', 'some'], says: 'не содержит' }, { ends: ['contains', 'all'], says: 'содержит все' }, { ends: ['contains', 'some'], says: 'содержит одно из' }, { ends: ['contains', 'none'], says: 'не содержит' },
  { ends: ['not', 'contains'], says: 'не содержит' }, { ends: ['not', 'starts', 'with'], says: 'не начинается с' }, { ends: ['not', 'ends', 'with'], says: 'не заканчивается на' },
  { ends: ['starts', 'with'], says: 'начинается с' }, { ends: ['ends', 'with'], says: 'заканчивается на' }, { ends: ['not', 'like'], says: 'не похоже на' }, { ends: ['not', 'in'], says: 'ни одно из' },
  { ends: ['contains'], says: 'содержит' }, { ends: ['exists'], says: 'заполнено' }, { ends: ['not'], says: 'не равно' }, { ends: ['in'], says: 'одно из' }, { ends: ['like'], says: 'похоже на' },
  { ends: ['gte'], says: 'не меньше' }, { ends: ['lte'], says: 'не больше' }, { ends: ['gt'], says: 'больше' }, { ends: ['lt'], says: 'меньше' },
  { ends: ['greater'], says: 'больше' }, { ends: ['lesser'], says: 'меньше' },
];

/** What a boolean says of its record: `isDefault`, `hasStock`, `canEdit`, `allowReviews`. */
function statesOf(tokens: readonly Token[], record: Phrase | undefined): string | undefined {
  const [first, ...rest] = tokens;
  const agreement = record ? agreementOf(record) : neuter;
  if (!first || rest.length === 0) return undefined;
  const negated = rest[0]?.text === 'not';
  const about = negated ? rest.slice(1) : rest;
  const no = negated ? 'не ' : '';
  if (first.text === 'is' || first.text === 'was' || first.text === 'are') {
    const [only] = about;
    const text = about.length === 1 && only ? quality(only, agreement) : undefined;
    return mapText(text ?? statement(about, 'boolean') ?? phraseText(nounPhrase(about)), (each) => no + each);
  }
  if (first.text === 'not') return about.length === 1 && about[0] ? mapText(quality(about[0], agreement), (each) => `не ${each}`) : undefined;
  if (first.text === 'has') return mapText(statement(about, 'boolean') ?? mapText(phraseText(nounPhrase(about)), (each) => `есть ${each}`), (each) => no + each);
  const can = first.text === 'can' ? rest : first.text === 'viewer' && rest[0]?.text === 'can' ? rest.slice(1) : undefined;
  if (can) return mapText(can[0]?.verb?.form === 'base' ? command(can) : undefined, (each) => `можно ${each}`);
  if (switches.has(first.text) && rest.at(-1)?.noun && !((rest.at(-1)?.text ?? '') in momentWords)) return command(tokens);
  const setting = settings[first.text];
  const object = setting && nounPhrase(rest);
  return setting && object && `${setting.says} ${inflect(object, setting.takes)}`;
}

/** What a thing does with another: `priceIncludesTax` is `цена включает налог`. */
function deed(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(({ text }, index) => index > 0 && text.endsWith('s') && text in settings);
  const { says, takes } = settings[tokens[at]?.text ?? ''] ?? {};
  const subject = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(at + 1)) : undefined;
  if (at < 0) return deedOfMany(tokens);
  return subject && object && takes && !agreementOf(subject).plural ? `${inflect(subject, 'nom')} ${says ?? ''} ${inflect(object, takes)}` : undefined;
}

/** `pricesIncludeTax`: what many do. */
function deedOfMany(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(({ text }, index) => index > 0 && text in doneByMany && tokens[index - 1]?.plural === true);
  const subject = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(at + 1)) : undefined;
  const { says, takes } = doneByMany[tokens[at]?.text ?? ''] ?? {};
  return subject && object && takes && `${inflect(subject, 'nom')} ${says ?? ''} ${inflect(object, takes)}`;
}

const doneByMany: Readonly<Record<string, { readonly says: string; readonly takes: 'acc' | 'gen' }>> = {
  include: { says: 'включают', takes: 'acc' }, require: { says: 'требуют', takes: 'gen' }, use: { says: 'используют', takes: 'acc' }, support: { says: 'поддерживают', takes: 'acc' },
};

/** `rejectedReason` is the reason of a rejection, and no reason that was rejected. */
function because([done, reason, ...more]: readonly Token[]): string | undefined {
  const action = done?.verb?.form === 'past' && reason?.text === 'reason' && more.length === 0 ? done.verb.verb.action : undefined;
  return action && `причина ${inflect(action, 'gen')}`;
}

/** Switches: what is done where they are on. */
const settings: Readonly<Record<string, { readonly says: string; readonly takes: 'acc' | 'gen' }>> = {
  show: { says: 'показывать', takes: 'acc' }, hide: { says: 'скрывать', takes: 'acc' }, allow: { says: 'разрешать', takes: 'acc' }, allows: { says: 'разрешает', takes: 'acc' }, enable: { says: 'включить', takes: 'acc' }, disable: { says: 'отключить', takes: 'acc' },
  use: { says: 'использовать', takes: 'acc' }, uses: { says: 'использует', takes: 'acc' }, require: { says: 'требовать', takes: 'acc' }, requires: { says: 'требует', takes: 'gen' }, include: { says: 'включать', takes: 'acc' }, includes: { says: 'включает', takes: 'acc' },
  exclude: { says: 'исключать', takes: 'acc' }, accept: { says: 'принимать', takes: 'acc' }, accepts: { says: 'принимает', takes: 'acc' }, send: { says: 'отправлять', takes: 'acc' }, receive: { says: 'получать', takes: 'acc' },
  supports: { says: 'поддерживает', takes: 'acc' }, skip: { says: 'пропускать', takes: 'acc' }, track: { says: 'учитывать', takes: 'acc' }, display: { says: 'показывать', takes: 'acc' }, needs: { says: 'нужно', takes: 'acc' },
};

/** What a form does when they are on. */
const switches = new Set(['add', 'remove', 'insert']);

/** A property or a state in its short form, where it has one. */
function quality({ adjective, verb, noun, behind }: Token, agreement: Agreement): string | undefined {
  if (adjective) return adjective.short === undefined ? declineAdjective(adjective.full, 'nom', { ...agreement, animate: false }) : shortForm(adjective.full, agreement, adjective.short);
  if (verb?.form === 'past' && verb.verb.participle !== undefined) return shortForm(verb.verb.participle, agreement);
  return noun ? inflect({ ...noun.phrase, plural: noun.phrase.plural }, 'nom') : behind;
}

function stateOf(verb: Verb, form: string, agreement: Agreement): string | undefined {
  if (form === 'past' && verb.participle !== undefined) return shortForm(verb.participle, agreement);
  if (!verb.action) return undefined;
  const action = inflect(verb.action, 'nom');
  return form === 'ing' ? `идёт ${action}` : form === 'base' ? action : undefined;
}

/** `createdAt`, `orderPlacedAt`, `startsAt`, `deletedDate`, and a date that is called `published`. */
function moment(tokens: readonly Token[], kind: Input['kind'] | undefined): string | undefined {
  const last = tokens.at(-1);
  const ends = last && (momentWords[last.text] ?? (last.text === 'at' || (last.text === 'on' && kind !== 'boolean') ? 'дата' : undefined));
  const isDate = kind === 'instant' || kind === 'date' || kind === 'localDateTime';
  const before = ends === undefined ? (isDate ? tokens : []) : tokens.slice(0, -1);
  const verb = before.at(-1)?.verb;
  const action = verb?.verb.action;
  const [starts, ...object] = before;
  if (ends !== undefined && starts?.verb?.form === 'base' && starts.verb.verb.action && !starts.noun && object.length > 0) {
    const what = nounPhrase(object);
    return what && `${ends} ${inflect(starts.verb.verb.action, 'gen')} ${inflect(what, 'gen')}`;
  }
  const isNoun = !action || (verb.form === 'base' && before.at(-1)?.noun !== undefined);
  if (isNoun) return phraseAt(last?.text === 'at' && before.every(({ noun, adjective, verb: done }) => noun ?? adjective ?? done?.form === 'past') ? before : [], ends);
  // `lastUsedAt` is the date of the last use.
  const nouns = before.slice(0, -1).filter(({ adjective, noun }) => !adjective || noun);
  const adjectives = before.slice(0, -1).flatMap(({ adjective, noun }) => (adjective && !noun ? [adjective.full] : []));
  const about = nouns.length > 0 ? nounPhrase(nouns) : undefined;
  if (nouns.length > 0 && (!about || adjectives.length > 0)) return undefined;
  return `${ends ?? 'дата'} ${inflect({ ...action, adjectives: [...adjectives, ...action.adjectives] }, 'gen')}${about ? ` ${inflect(about, 'gen')}` : ''}`;
}

const momentWords: Readonly<Record<string, string>> = { date: 'дата', datetime: 'дата', timestamp: 'время' };

const phraseAt = (tokens: readonly Token[], ends: string | undefined): string | undefined => {
  const phrase = tokens.length > 0 && ends !== undefined ? nounPhrase(tokens) : undefined;
  return phrase && `${ends} ${inflect(phrase, 'gen')}`;
};

/** `createdBy` is who created it. */
function actor(tokens: readonly Token[], record?: Phrase): string | undefined {
  const by = tokens.findIndex(({ text }) => text === 'by');
  const doer = by > 0 && by < tokens.length - 1 ? nounPhrase(tokens.slice(by + 1)) : undefined;
  const done = tokens[by - 1];
  if (doer && done?.verb?.form === 'past' && !/[a-z]/i.test(doer.noun.text)) {
    const what = by > 1 ? nounPhrase(tokens.slice(0, by - 1)) : record;
    const state = quality(done, what ? agreementOf(what) : neuter);
    return state === undefined || (by > 1 && !what) ? undefined : `${by > 1 && what ? `${inflect(what, 'nom')} ` : ''}${state} ${inflect(doer, 'ins')}`;
  }
  const at = tokens.length - 2;
  const verb = tokens[at]?.verb;
  if (tokens.at(-1)?.text !== 'by' || verb?.form !== 'past') return undefined;
  const object = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  if (at > 0 && !object) return undefined;
  return `кто ${object ? withObject({ ...verb.verb, infinitive: pastTense(verb.verb.infinitive) }, inflect(object, verb.verb.takes)) : pastTense(verb.verb.infinitive)}`;
}

/** `autoRenewed` is `продлено автоматически`. */
function automatically([first, done, ...rest]: readonly Token[], record: Phrase | undefined): string | undefined {
  if ((first?.text !== 'auto' && first?.text !== 'automatically') || !done || rest.length > 0 || done.noun) return undefined;
  const state = done.verb?.form === 'past' ? quality(done, record ? agreementOf(record) : neuter) : undefined;
  return mapText(state, (text) => `${text} автоматически`);
}

/** `totalOrders` is how many there are: `всего заказов`. */
function totals([first, ...rest]: readonly Token[]): string | undefined {
  const last = rest.at(-1);
  const phrase = first?.text === 'total' && last?.noun && (last.plural || last.noun.phrase.noun.animate) ? nounPhrase(rest) : undefined;
  return phrase && !phrase.noun.singularOnly ? `всего ${inflect({ ...phrase, plural: true }, 'gen')}` : undefined;
}

/** `orderCount`, `numOrders`, `numberOfOrders` are `число заказов`. */
function counted(tokens: readonly Token[]): string | undefined {
  const [first, ...rest] = tokens;
  const isOf = rest[0]?.text === 'of' && (first?.text === 'number' || first?.text === 'count');
  const things = isOf ? rest.slice(1) : first?.text === 'num' ? rest : (tokens.at(-1)?.text === 'count' || tokens.at(-1)?.text === 'num') ? tokens.slice(0, -1) : [];
  const [widest] = things.length > 0 ? things : tokens;
  const max = widest?.adjective?.counts === true ? widest.adjective.full : undefined;
  // `maxRounds` is how many of them there may be.
  const perAt = tokens.findIndex(({ text }) => text === 'per');
  const head = tokens.at(perAt > 0 ? perAt - 1 : -1);
  const isMany = things.length === 0 && max !== undefined && head?.noun !== undefined && head.plural && !head.noun.phrase.plural && !head.noun.phrase.noun.singularOnly;
  const phrase = nounPhrase(isMany ? tokens.slice(1) : max === undefined ? things : things.slice(1));
  return phrase && `${max === undefined ? '' : `${declineAdjective(max, 'nom', neuter)} `}число ${inflect({ ...phrase, plural: true }, 'gen')}`;
}

/** One word alone: `active` and `verified` of a customer. */
function single(tokens: readonly Token[], record: Phrase | undefined, kind: Input['kind'] | undefined): string | undefined {
  const [only] = tokens;
  if (!only || tokens.length > 1 || (only.noun && kind !== 'boolean')) return undefined;
  const { adjective, verb, behind, latin } = only;
  if (kind === 'boolean') return quality(only, record ? agreementOf(record) : neuter) ?? (verb?.form === 'base' ? verb.verb.infinitive : undefined);
  if (behind !== undefined) return behind;
  // Of what it is said, only a reader of the schema knows.
  if (adjective) return kind === undefined ? declineAdjective(adjective.full, 'nom', neuter) : undefined;
  if (verb?.form === 'past' && verb.verb.participle !== undefined) return shortForm(verb.verb.participle, neuter);
  return latin;
}

/** A thing and what is said of it: `emailVerified` is `почта подтверждена`. */
function statement(tokens: readonly Token[], kind: Input['kind'] | undefined): string | undefined {
  const last = tokens.at(-1);
  const { adjective, verb } = last ?? {};
  if (!last || tokens.length < 2 || last.noun || !(adjective ?? (verb?.form === 'past' ? verb.verb.participle : undefined))) return undefined;
  const negated = tokens.at(-2)?.text === 'not';
  const about = nounPhrase(tokens.slice(0, negated ? -2 : -1));
  // `driverCanceled` is said of whom the driver left, or of the driver.
  if (about?.noun.animate && last.text.startsWith('cancel')) return undefined;
  if (!about || !tokens.at(negated ? -3 : -2)?.noun) return undefined;
  const isShort = adjective?.short !== undefined || verb?.verb.participle !== undefined;
  // Of many, a number counts what was done: `rounds_played`; a value counts only what is scored, and else says what became of them: `NOTIFICATIONS_ENABLED`.
  const isCounted = kind === 'enum' ? scored.has(last.text) : kind !== undefined && numbers.has(kind);
  const counts = isCounted && agreementOf(about).plural && verb?.verb.participle !== undefined && !negated;
  if (counts) return phraseText({ ...about, adjectives: [verb.verb.participle ?? '', ...about.adjectives] });
  if ((kind === 'boolean' || kind === 'enum' || negated) && (isShort || negated)) return mapText(quality(last, agreementOf(about)), (each) => `${inflect(about, 'nom')} ${negated ? 'не ' : ''}${each}`);
  // `accuracySpotted`: what was done to what, nobody knows of a number.
  return adjective && phraseText({ ...about, adjectives: [adjective.full, ...about.adjectives] });
}

const numbers: ReadonlySet<Input['kind']> = new Set<Input['kind']>(['integer', 'bigint', 'decimal', 'float']);
const scored = new Set(['played', 'won', 'lost', 'drawn', 'scored']);

/** Where people have something else than things: a name, a post, a number to be put through to. */
const ofPeople: Readonly<Record<string, { readonly text: string; readonly gender: 'm' | 'f' | 'n' }>> = {
  name: { text: 'имя', gender: 'n' }, title: { text: 'должность', gender: 'f' }, extension: { text: 'добавочный номер', gender: 'm' },
};

/** People have names and posts, things have titles. */
function naming(tokens: readonly Token[], record: Phrase | undefined): Phrase | undefined {
  const phrase = nounPhrase(tokens);
  const other = ofPeople[tokens.at(-1)?.text ?? ''];
  const owner = tokens.at(-2)?.noun?.phrase ?? (tokens.length === 1 ? record : undefined);
  return phrase && other && owner?.noun.animate ? { ...phrase, noun: { ...phrase.noun, ...other } } : phrase;
}

/** What the values of a field are said of: a state is the record's, anything else the field's. */
function aboutValues(field: string, record: Phrase | undefined, dictionary: Dictionary): Agreement {
  const words = nameWords(field);
  const last = words.at(-1) ?? '';
  const ofState = stateWords.has(last);
  const owner = ofState ? (words.length > 1 ? composeNoun(words.slice(0, -1).join(' '), dictionary) : undefined) ?? record : composeNoun(field, dictionary) ?? record;
  return owner ? { ...agreementOf(owner), plural: agreementOf(owner).plural && owner.noun.pluralOnly, animate: false } : neuter;
}

const stateWords = new Set(['status', 'state', 'stage', 'phase', 'step', 'statuses', 'states']);

const phraseText = (phrase: Phrase | undefined): string | undefined => phrase && inflect(phrase, 'nom');
const mapText = <Value>(value: Value | undefined, change: (value: Value) => string): string | undefined => (value === undefined ? undefined : change(value));
/** With a capital, unless a brand such as `macOS` comes first. */
export const sentence = (text: string): string => (/^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));
