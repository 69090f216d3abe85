import type { Action, OtherQuery, Path, Resource, ResourceModel } from '../model.ts';
import { areTerms, codeName, codesOf, isCode } from './codes.ts';
import { composeAction, composeLink } from './compose/action.ts';
import { composeField } from './compose/field.ts';
import { composeNoun } from './compose/noun.ts';
import { composeQuery } from './compose/query.ts';
import { sentence } from './compose/text.ts';
import { composeValue } from './compose/value.ts';
import type { Dictionary } from './dictionary.ts';
import { plural } from '../infer/facts/names/words.ts';
import { once as askedOnce } from '../infer/facts/once.ts';
import { englishTitle } from './english.ts';
import { declineAdjective, shortForm } from './morphology.ts';
import { withoutPrototypes } from './own-texts.ts';
import { fieldsWithin, inputsWithin, namedFields, type Named } from './named.ts';
import { preposition } from './noun-phrase.ts';
import { agreementOf, inflect, readPhrase, type Phrase } from './phrase.ts';
import { wordsFromOtherSide } from './links.ts';
import { inContext } from './senses.ts';
import { nameWords } from './tokens.ts';
import type {
  CodeKind,
  LinkText,
  ModelTexts,
  NamedText,
  NameKind,
  OwnResourceTexts,
  OwnTexts,
  PartTexts,
  ResourceTexts,
} from './texts.ts';

/**
 * Texts of all that the screens name. No two resources get one title: the second keeps its own
 * name.
 */
export function textsOfModel(
  model: ResourceModel,
  dictionary: Dictionary,
  ownTexts: OwnTexts = {},
): ModelTexts {
  const own = withoutPrototypes(ownTexts);
  const taken = new Set<string>();
  const composer = createComposer(dictionary);
  const resources = new Map(
    model.resources.map((resource) => {
      const texts = textsOfResource(resource, composer, own[resource.name] ?? {}, taken);
      if (texts.title !== undefined) taken.add(texts.title);
      return [resource.name, texts];
    }),
  );
  const actions = new Map(
    model.actions.map(
      ({ name, root, resource = '', description, unlinks }): readonly [string, NamedText] => {
        const byPerson = own[resource]?.actions?.[name] ?? own['']?.actions?.[name];
        return [
          name,
          textOfOperation('action', root.join('_'), { byPerson, description }, () =>
            unlinked(unlinks, composeAction(root.join('_'), dictionary)),
          ),
        ];
      },
    ),
  );
  const links = new Map(
    model.actions.flatMap((action): readonly (readonly [string, LinkText])[] => {
      const words = wordsFromOtherSide(action);
      const ru =
        own[action.other?.resource ?? '']?.actions?.[action.name] ??
        (words && unlinked(action.unlinks, composeLink(words, dictionary)));
      return words
        ? [[action.name, { ...(isWritten(ru) && { ru }), en: sentence(words.join(' ')) }]]
        : [];
    }),
  );
  const queries = new Map(
    model.queries
      .filter(isAsked)
      .map(({ name, root, place, description }): readonly [string, NamedText] => {
        const leaf = root.at(-1) ?? name;
        return [
          name,
          textOfOperation('query', leaf, { byPerson: own['']?.queries?.[name], description }, () =>
            composeQuery(leaf, place, dictionary),
          ),
        ];
      }),
  );
  const actionParts = new Map(
    model.actions.map((action) => [
      action.name,
      textsOfParts(
        partsOfAction(action),
        ownParts(own[action.resource ?? ''] ?? own['']),
        composer,
      ),
    ]),
  );
  const queryParts = new Map(
    model.queries
      .filter(isAsked)
      .map((query) => [query.name, textsOfParts(partsOfQuery(query), ownParts(own['']), composer)]),
  );
  return { resources, actions, links, queries, actionParts, queryParts };
}

/**
 * Composes texts of names. Texts that do not depend on a record are cached, because hundreds of
 * operations share them.
 */
interface Composer {
  readonly dictionary: Dictionary;
  /** `noun` is the record's noun. It does not apply to a field inside another object. */
  readonly fieldOf: (
    field: Pick<Named, 'name' | 'kind' | 'within'>,
    noun?: Phrase,
  ) => string | undefined;
  readonly valueOf: (value: string, field?: string, noun?: Phrase) => string | undefined;
}

function createComposer(dictionary: Dictionary): Composer {
  const known = new Map<string, string | undefined>();
  const once = (key: string, compose: () => string | undefined): string | undefined => {
    if (!known.has(key)) known.set(key, compose());
    return known.get(key);
  };
  const ofField = (
    { name, kind }: Pick<Named, 'name' | 'kind'>,
    noun?: Phrase,
  ): string | undefined =>
    composeField(
      name,
      { ...(noun && { record: { ...noun, plural: noun.noun.pluralOnly } }), ...(kind && { kind }) },
      dictionary,
    );
  const thingOf = askedOnce((name: string) => composeNoun(name, dictionary));
  const ofValue = (value: string, field = '', record?: Phrase): string | undefined =>
    composeValue(value, { ...(record && { record }), field }, dictionary);
  return {
    dictionary,
    fieldOf: (field, noun) => {
      const { kind = '', name, within } = field;
      if (within !== undefined)
        return once(`${kind} ${name} within ${within}`, () => ofField(field, thingOf(within)));
      return noun ? ofField(field, noun) : once(`${kind} ${name}`, () => ofField(field));
    },
    valueOf: (value, field = '', noun) =>
      noun
        ? ofValue(value, field, noun)
        : once(`${value} of ${field}`, () => ofValue(value, field)),
  };
}

/**
 * An action that unlinks does not delete. «Убрать» distinguishes it from «Удалить» in the menu of
 * the record.
 */
const unlinked = (unlinks: true | undefined, text: string | undefined): string | undefined =>
  unlinks ? text?.replace(/^Удалить(?= )/, 'Убрать') : text;

/** Queries that no screen offers have no title. */
const isAsked = ({ place, coveredBy }: OtherQuery): boolean =>
  place !== 'session' && place !== 'technical' && coveredBy === undefined;

const ownParts = (own: OwnResourceTexts = {}): Pick<OwnResourceTexts, 'fields' | 'values'> => ({
  fields: kept(own.fields),
  values: kept(own.values),
});

function textOfOperation(
  kind: 'action' | 'query',
  name: string,
  {
    byPerson,
    description,
  }: { readonly byPerson: string | undefined; readonly description: string | undefined },
  compose: () => string | undefined,
): NamedText {
  if (isWritten(byPerson)) return told(kind, name, byPerson, 'person', description);
  const bySchema = isRussianTitle(description);
  return told(
    kind,
    name,
    bySchema ? undefined : compose(),
    bySchema ? 'schema' : 'dictionary',
    description,
  );
}

/** Labelled values of an action: inputs of its form and fields of its answer. */
const partsOfAction = ({ inputs, key, part, other, answer }: Action): readonly Named[] => [
  ...inputsWithin([
    ...inputs,
    ...[...key, ...(part?.key ?? []), ...(other?.key ?? [])].map(({ input }) => input),
  ]),
  ...(answer.kind === 'values'
    ? fieldsWithin(answer.fields)
    : 'list' in answer && answer.kind !== 'other'
      ? valueAt(answer.path)
      : []),
];

/** Labelled values of a query. Records have the texts of their resource. */
function partsOfQuery({ inputs, answer, pages }: OtherQuery): readonly Named[] {
  const members =
    answer.kind === 'several' ? answer.members : answer.kind === 'values' ? [answer] : [];
  const shown = members.flatMap(({ resource, fields }) =>
    resource === undefined ? fieldsWithin(fields) : [],
  );
  const asked = inputsWithin(inputs);
  // Paging arguments are no inputs, but they are neighbours that decide the sense of a word: `term`
  // next to `take` and `skip` is a search term.
  const beside = Object.values(pages?.paging ?? {}).flatMap((place): readonly Named[] =>
    Array.isArray(place) ? place.slice(-1).map((name: string) => ({ key: name, name })) : [],
  );
  return [
    ...inContext([...asked, ...beside]).slice(0, asked.length),
    ...shown,
    ...(answer.kind === 'values' || answer.kind === 'several' ? [] : valueAt(answer.path)),
  ];
}

/**
 * An answer's value has the label of its field. An answer that is a bare value has the label of the
 * operation.
 */
const valueAt = (path: Path): readonly Named[] =>
  path.slice(-1).map((name) => ({ key: name, name }));

function textsOfResource(
  resource: Resource,
  composer: Composer,
  written: OwnResourceTexts,
  taken: ReadonlySet<string>,
): ResourceTexts {
  const { dictionary } = composer;
  const names: NamedText[] = [];
  const own = { ...written, fields: kept(written.fields), values: kept(written.values) };
  const described = isRussianTitle(resource.description);
  // A description in Russian has its own word, of a gender that nobody knows unless it is the
  // dictionary's word as well.
  const known = nounOf(resource, dictionary, taken) ?? linkOf(resource, dictionary);
  const isKnown =
    known !== undefined && (!described || known.title === resource.description?.trim());
  const noun = isKnown ? known.one : undefined;
  const phrases = isKnown ? { title: known.title, ...phrasesOfOne(known.one) } : undefined;
  const title = isWritten(own.title) ? own.title : described ? undefined : phrases?.title;
  names.push(
    told(
      'resource',
      resource.name,
      title,
      isWritten(own.title) ? 'person' : described ? 'schema' : 'dictionary',
      resource.description,
    ),
  );
  const parts = textsOfParts(
    namedFields(resource).map((part) => ofWhole(part, resource, dictionary)),
    own,
    composer,
    noun,
  );
  const english = englishTitle(resource);
  return {
    ...phrases,
    title,
    ...phrasesOf(written),
    ...(english === undefined ? {} : { englishTitle: english }),
    ...parts,
    names: [...names, ...parts.names],
  };
}

/**
 * Texts of fields, conditions or inputs, and of the values that they list. `own`: what a person
 * wrote. `noun`: what the record is that they belong to.
 */
function textsOfParts(
  parts: readonly Named[],
  own: Pick<OwnResourceTexts, 'fields' | 'values'>,
  { fieldOf, valueOf }: Composer,
  noun?: Phrase,
): PartTexts {
  const names: NamedText[] = [];
  // Without prototypes: a field and a value may be called `constructor`.
  const fields: Record<string, string> = Object.create(null);
  const values: Record<string, string> = Object.create(null);
  const codes = new Set<CodeKind>();
  const seen = new Set<string>();
  for (const field of inContext(parts)) {
    const listed = field.values ?? [];
    const code = codesOf(listed.map(({ value }) => value));
    if (!seen.has(field.key)) {
      seen.add(field.key);
      const byPerson = ownText(own.fields, field.key);
      const bySchema = isRussianTitle(field.description);
      const shown = code === undefined ? undefined : asShown(field, code);
      const text =
        byPerson ??
        (bySchema ? undefined : ((shown && fieldOf(shown, noun)) ?? fieldOf(field, noun)));
      if (text !== undefined) fields[field.key] = text;
      names.push(
        told(
          'field',
          field.key,
          text,
          byPerson !== undefined ? 'person' : bySchema ? 'schema' : 'dictionary',
          field.description,
        ),
      );
    }
    if (code) codes.add(code);
    const asItIs = areTerms(listed.map(({ value }) => value));
    for (const { value, description } of listed) {
      const byPerson = ownText(own.values, value);
      const bySchema = isRussianTitle(description);
      const made = code || asItIs ? undefined : valueOf(value, field.name, noun);
      const text = byPerson ?? (bySchema ? undefined : made);
      // Two fields that say one value in two genders share the neuter.
      const other = values[value];
      if (text !== undefined)
        values[value] =
          other === undefined || other === text || byPerson !== undefined
            ? text
            : (valueOf(value) ?? text);
      if (!seen.has(`value ${value}`))
        names.push(
          code && byPerson === undefined && isCode(code, value)
            ? { kind: 'value', name: value, text: codeName(code, value), source: 'dictionary' }
            : told(
                'value',
                value,
                text,
                byPerson !== undefined ? 'person' : bySchema ? 'schema' : 'dictionary',
                description,
              ),
        );
      seen.add(`value ${value}`);
    }
  }
  return { fields, values, codes: [...codes], names };
}

/**
 * The `languageCode` of an enum is a language: screens name the codes of languages and countries. A
 * currency is known by its code.
 */
function asShown(field: Named, code: CodeKind): Named | undefined {
  const words = nameWords(field.name);
  const last = words.at(-1);
  if (code === 'currency' || words.length < 2 || (last !== 'code' && last !== 'codes'))
    return undefined;
  const bare = words.slice(0, -1).join(' ');
  return { ...field, name: last === 'codes' ? plural(bare) : bare };
}

/**
 * Hand-written texts of the resource itself. Another noun is inflected differently, so that the
 * composed phrases for its actions are dropped and the screens compose them.
 */
function phrasesOf(
  written: OwnResourceTexts,
): Partial<Record<'record' | 'create' | 'remove' | 'created', string | undefined>> {
  const { record, create, remove, created } = written;
  const own = Object.fromEntries(
    Object.entries({ record, create, remove, created }).filter(([, text]) => isWritten(text)),
  );
  return isWritten(record)
    ? { create: undefined, remove: undefined, created: undefined, ...own }
    : own;
}

function told(
  kind: NameKind,
  name: string,
  text: string | undefined,
  source: NamedText['source'],
  description: string | undefined,
): NamedText {
  if (source === 'schema') return { kind, name, text: description?.trim() ?? '', source };
  if (text === undefined) return { kind, name };
  return {
    kind,
    name,
    text,
    ...(source && { source }),
    ...(source === 'dictionary' &&
      nameWords(name).length >= manyWords && { isDoubtful: true as const }),
  };
}

/** From so many words on, what belongs to what is a guess. */
const manyWords = 4;

/** A text that begins with a question mark waits for a person: it counts as none. */
export const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && !text.startsWith('?');

const kept = (
  texts: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => isWritten(text)));

/** Tests whether the screens use the description as a label: short, and in Russian. */
function isRussianTitle(description: string | undefined): boolean {
  const text = description?.trim().replace(/\.$/, '') ?? '';
  return text !== '' && text.length <= 60 && !/[\n`]/.test(text) && /[а-яё]/i.test(text);
}

/** Singular of a resource, and the title of its list. */
interface KnownNoun {
  readonly one: Phrase;
  readonly title: string;
}

function nounOf(
  { name, type }: Resource,
  dictionary: Dictionary,
  taken: ReadonlySet<string>,
): KnownNoun | undefined {
  const bare = type.replace(/_?(?:Entity|Type|Model|Object|Record|Dto|DTO|Node)$/, '');
  for (const candidate of [name, bare]) {
    const exact = dictionary.whole.resource.get(candidate);
    const phrase = exact === undefined ? composeNoun(candidate, dictionary) : undefined;
    const title = phrase && titleOf(composeNoun(candidate, dictionary, true) ?? phrase);
    if (phrase && title !== undefined && !/^[a-z]/i.test(phrase.noun.text) && !taken.has(title))
      return { one: { ...phrase, plural: phrase.noun.pluralOnly }, title };
  }
  return undefined;
}

const link = readPhrase('связь', ['f']);

/**
 * A record that is nothing but two others, under a name that says no more: a `customerCustomerDemo`
 * links a customer with a type of customers.
 */
function linkOf({ fields }: Resource, dictionary: Dictionary): KnownNoun | undefined {
  const linked = fields.filter(({ kind, list }) => kind === 'reference' && !list);
  const isMore = fields.length > linked.length || linked.length !== 2;
  const names = isMore ? [] : linked.map(({ name, called = name }) => called);
  const between = (
    [left, right]: readonly (Phrase | undefined)[],
    many: boolean,
  ): Phrase | undefined =>
    left &&
    right && {
      ...link,
      plural: many,
      tail: `${inflect(left, 'gen')} ${preposition('с', inflect(right, 'ins'))}`,
    };
  const one = between(
    names.map((name) => composeNoun(name, dictionary)),
    false,
  );
  const many = between(
    names.map((name) => composeNoun(plural(name), dictionary, true)),
    true,
  );
  return one && many && { one, title: titleOf(many) };
}

/**
 * The `stateName` of a `UsState` is the name of what it is, and not of a condition, where the
 * dictionary knows the two words together.
 */
function ofWhole(part: Named, { type }: Resource, { meanings }: Dictionary): Named {
  const [first, ...rest] = nameWords(part.name);
  const whole = nameWords(type);
  return rest.length > 0 &&
    whole.length > 1 &&
    whole.at(-1) === first &&
    meanings.has(whole.join(' '))
    ? { ...part, name: [...whole, ...rest].join(' ') }
    : part;
}

const titleOf = (phrase: Phrase): string => sentence(inflect({ ...phrase, plural: true }, 'nom'));

function phrasesOfOne(one: Phrase): {
  readonly record: string;
  readonly create: string;
  readonly remove: string;
  readonly created: string;
} {
  return {
    record: sentence(inflect(one, 'nom')),
    create: sentence(
      `${declineAdjective('новый', 'nom', agreementOf(one))} ${inflect(one, 'nom')}`,
    ),
    remove: `Удалить ${inflect(one, 'acc')}?`,
    created: sentence(`${inflect(one, 'nom')} ${shortForm('созданный', agreementOf(one))}`),
  };
}

const ownText = (
  texts: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined => (texts && Object.hasOwn(texts, name) ? texts[name] : undefined);
