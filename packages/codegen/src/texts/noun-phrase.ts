import type { Case } from './morphology.ts';
import { followedBy, inflect, latinNoun, type Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

/** Russian equivalents of prepositions, and the case that each of them governs. */
const prepositions: Readonly<Record<string, { readonly word: string; readonly takes: Case }>> = {
  of: { word: '', takes: 'gen' },
  for: { word: 'для', takes: 'gen' },
  per: { word: 'на', takes: 'acc' },
  with: { word: 'с', takes: 'ins' },
  without: { word: 'без', takes: 'gen' },
  by: { word: 'по', takes: 'dat' },
  from: { word: 'из', takes: 'gen' },
  in: { word: 'в', takes: 'pre' },
  on: { word: 'на', takes: 'pre' },
  after: { word: 'после', takes: 'gen' },
  before: { word: 'до', takes: 'gen' },
  until: { word: 'до', takes: 'gen' },
  since: { word: 'с момента', takes: 'gen' },
};

/** The words with which `в`, `с` and `о` become `во`, `со` and `об`. */
export function preposition(word: string, text: string): string {
  if (word === '') return text;
  const spoken =
    word === 'о' && /^[аиоуэ]/i.test(text)
      ? 'об'
      : word === 'в' && /^(?:[вф][бвгджзклмнпрстфхцчшщ]|вс)/i.test(text)
        ? 'во'
        : word === 'с' && /^(?:[сзшж][бвгджзклмнпрстфхцчшщ]|щ)/i.test(text)
          ? 'со'
          : word;
  return `${spoken} ${text}`;
}

interface Group {
  readonly adjectives: readonly string[];
  readonly phrase: Phrase;
  readonly ofMany: boolean;
  readonly plural: boolean;
  readonly governs?: { readonly word: string; readonly takes: Case };
}

/**
 * Words of a name as one noun with all that belongs to it. English puts what a thing is about
 * before it, Russian behind it in the genitive: `country code` is `код страны`. `undefined` where
 * the words are no noun.
 *
 * @param ofMany What belongs to it is many as well, as in the title of a list: `employee
 *   territories` are `территории сотрудников`.
 */
export function nounPhrase(tokens: readonly Token[], ofMany = false): Phrase | undefined {
  const [first, unit, ...what] = tokens;
  if (first?.text === 'per' && unit?.noun && what.length > 0) {
    const phrase = plainPhrase(what);
    return phrase && followedBy(phrase, perUnit(phrase, unit.noun.phrase));
  }
  const at = tokens.findIndex(
    ({ text, noun, adjective }, index) =>
      index > 0 &&
      !noun &&
      !adjective &&
      (Object.hasOwn(prepositions, text) || text === 'and' || text === 'or'),
  );
  if (at < 0) return plainPhrase(tokens, ofMany);
  const left = plainPhrase(tokens.slice(0, at), ofMany);
  const right = nounPhrase(tokens.slice(at + 1)) ?? whatWasDone(tokens.slice(at));
  if (!left || !right) return undefined;
  const { text } = tokens[at] ?? { text: '' };
  if (text === 'and' || text === 'or') return undefined;
  const { word, takes } = prepositions[text] ?? { word: '', takes: 'gen' as const };
  if (text === 'per') return followedBy(left, perUnit(left, right));
  // `со скидкой и налогом`: one preposition for both.
  if (text === 'with' && /(?:^| )со? \S+$/.test(left.tail))
    return followedBy(left, `и ${inflect(right, 'ins')}`);
  // `from` is `из` before a place, and `с` before an address.
  return followedBy(
    left,
    preposition(text === 'from' && right.noun.text === 'IP' ? 'с' : word, inflect(right, takes)),
  );
}

/**
 * Units that are things as well, and what is measured in them: a period in days, but the weeks of a
 * match.
 */
const spans = /^(?:second|minute|hour|day|week|month|year)s$/;
const measured =
  /^(?:длительность|время|срок|период|интервал|задержка|тайм-аут|возраст|перерыв|окно|ожидание|хранение|отсрочка|гарантия|опыт|смещение)$/;

const rated =
  /^(?:скидка|налог|сбор|комиссия|ставка|наценка|маржа|доля|значение|сумма|уровень|размер|ширина|высота)$/;
const isMeasuredIn = (unit: string, noun: string): boolean =>
  spans.test(unit)
    ? measured.test(noun)
    : /^(?:percent|percentage|pct)$/.test(unit)
      ? rated.test(noun)
      : true;

/** Money is paid for something; anything else is counted on it. */
const perUnit = (counted: Phrase, unit: Phrase): string =>
  `${/^(?:цена|сумма|стоимость|плата|сбор|ставка|комиссия)$/.test(counted.noun.text) ? 'за' : 'на'} ${inflect(unit, 'acc')}`;

/** `change since added`: since it was added. */
function whatWasDone([link, done, ...more]: readonly Token[]): Phrase | undefined {
  return (link?.text === 'since' || link?.text === 'after' || link?.text === 'before') &&
    more.length === 0 &&
    done?.verb?.form === 'past'
    ? done.verb.verb.action
    : undefined;
}

/** Nouns of which every thing has its own: the codes of currencies, and not of a currency. */
const ofEach =
  /^(?:действие|имя|код|название|обработчик|определение|очередь|тип|условие|значение)$/;

/** Tests whether a noun is counted. Some uncountable nouns have a plural form. */
const isCounted = ({ text, animate }: Phrase['noun']): boolean =>
  animate ||
  countedAllTheSame.has(text) ||
  !/(?:ость|ние|тие|ство|зка|[аеиоя]вка|рка|ота|ция|изм)$/.test(text);
const countedAllTheSame = new Set([
  'агентство',
  'акция',
  'выражение',
  'группировка',
  'действие',
  'достижение',
  'задание',
  'заявка',
  'значение',
  'изображение',
  'имя',
  'название',
  'описание',
  'убийство',
  'карточка',
  'коллекция',
  'лицензия',
  'мероприятие',
  'новость',
  'область',
  'объявление',
  'организация',
  'позиция',
  'предложение',
  'предприятие',
  'приглашение',
  'приложение',
  'публикация',
  'разрешение',
  'свойство',
  'событие',
  'сообщение',
  'станция',
  'транзакция',
  'уведомление',
  'устройство',
  'функция',
]);

function plainPhrase(tokens: readonly Token[], ofMany = false): Phrase | undefined {
  const last = tokens.at(-1);
  if (last?.number !== undefined) {
    const counted = plainPhrase(tokens.slice(0, -1));
    return counted && followedBy(counted, last.number);
  }
  const read = readGroups(tokens);
  const head = read?.groups.at(-1);
  if (!read || !head || read.wide.length > 1 || read.adjectives.length > 0) return undefined;
  const nearestFirst = read.groups.slice(0, -1).toReversed();
  // A name that ends in `count` and has no other noun does not say what is counted.
  if (tokens.length > 1 && nearestFirst.length === 0 && last?.text === 'count') return undefined;
  // `total nodes` are how many nodes there are, and no rule says that of a part of a name.
  if (head.plural && tokens.some(({ text }, index) => index > 0 && text === 'total'))
    return undefined;
  // `customerCustomer`: nobody knows what such a name means.
  const chain = [head, ...nearestFirst].map(({ phrase }) => phrase.noun.text);
  if (chain.some((text, index) => text === chain[index + 1])) return undefined;
  const phrase = joined(head, head.plural);
  return followedBy(
    { ...phrase, adjectives: [...read.wide, ...phrase.adjectives] },
    [...genitivesOf(head, nearestFirst, ofMany), ...read.behind].join(' '),
  );
}

/** The nouns of a name, each with its adjectives. */
interface Groups {
  readonly groups: readonly Group[];
  /** Adjectives behind the last noun. */
  readonly adjectives: readonly string[];
  /** Adjectives that modify the whole phrase. */
  readonly wide: readonly string[];
  /** Words that follow the phrase. */
  readonly behind: readonly string[];
}

function readGroups(tokens: readonly Token[]): Groups | undefined {
  const groups: Group[] = [];
  let adjectives: string[] = [];
  const wide: string[] = [];
  const behind: string[] = [];
  let latin: readonly string[] = [];
  // `speaker facebook url` is the Facebook URL of a speaker: a brand belongs to the word behind it.
  const takeLatin = (): string => {
    const taken = latin.join(' ');
    latin = [];
    return taken;
  };
  for (const [index, token] of tokens.entries()) {
    const isLast = index === tokens.length - 1;
    const { noun, adjective, verb } = token;
    const readAsAdjective = adjective && !(isLast && noun);
    const previous = groups.at(-1);
    if (token.number !== undefined && previous && adjectives.length === 0) {
      // `team 1 name`: the number is of the word before it.
      groups[groups.length - 1] = {
        ...previous,
        phrase: followedBy(previous.phrase, token.number),
      };
    } else if (
      token.behind !== undefined &&
      (!noun ||
        (isLast && previous !== undefined && isMeasuredIn(token.text, previous.phrase.noun.text)))
    ) {
      behind.push(token.behind);
    } else if (readAsAdjective) {
      if (isLast) return undefined;
      // In the middle of a name it speaks of the word behind it: `invoice custom sections create`.
      (adjective.wide && groups.length === 0 ? wide : adjectives).push(adjective.full);
    } else if (verb?.form === 'past' && verb.verb.participle !== undefined && !noun) {
      if (isLast) return undefined;
      adjectives.push(verb.verb.participle);
    } else if (noun && !isLast && noun.attributive !== undefined && tokens[index + 1]?.noun) {
      adjectives.push(noun.attributive);
    } else if (noun) {
      const brand = takeLatin();
      // `сведения о GPU`: what takes a preposition takes it before a brand as well.
      const about = brand !== '' && noun.governs ? preposition(noun.governs.word, brand) : brand;
      groups.push({
        adjectives,
        phrase: followedBy(noun.phrase, about),
        ofMany: noun.ofMany,
        plural: token.plural,
        ...(noun.governs && { governs: noun.governs }),
      });
      adjectives = [];
    } else if (verb?.verb.action && verb.form !== 'past') {
      // `управление ключами`, as `управлять ключами`.
      const governs =
        verb.verb.takes === 'ins' ? { governs: { word: '', takes: verb.verb.takes } } : {};
      groups.push({
        adjectives,
        phrase: followedBy(verb.verb.action, takeLatin()),
        ofMany: false,
        plural: false,
        ...governs,
      });
      adjectives = [];
    } else if (token.latin !== undefined) {
      if (isLast)
        groups.push({
          adjectives,
          phrase: {
            adjectives: [],
            noun: latinNoun(token.latin),
            tail: takeLatin(),
            plural: false,
          },
          ofMany: false,
          plural: token.plural,
        });
      else latin = [...latin, token.latin];
      if (isLast) adjectives = [];
    } else {
      return undefined;
    }
  }
  return { groups, adjectives, wide, behind };
}

/** The nouns before the head in the case that the noun over each takes, nearest first. */
function genitivesOf(
  head: Group,
  nearestFirst: readonly Group[],
  ofMany: boolean,
): readonly string[] {
  return nearestFirst.map((group, index) => {
    const over = index === 0 ? head : nearestFirst[index - 1];
    // The IDs of a customer are those of customers.
    const isOfEach =
      over === head &&
      head.plural &&
      (/[a-z]/i.test(head.phrase.noun.text) ||
        (ofEach.test(head.phrase.noun.text) && isCounted(group.phrase.noun)));
    const isMany =
      over?.ofMany === true || isOfEach || (ofMany && head.plural && isCounted(group.phrase.noun));
    const { word, takes } = over?.governs ?? { word: '', takes: 'gen' as const };
    return preposition(
      word,
      inflect(joined(group, group.plural || (isMany && !group.phrase.noun.singularOnly)), takes),
    );
  });
}

const joined = ({ adjectives, phrase }: Group, plural: boolean): Phrase => ({
  ...phrase,
  adjectives: [...adjectives, ...phrase.adjectives],
  plural: phrase.plural || plural,
});
