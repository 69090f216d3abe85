import type { Field, Input, Resource, ResourceModel } from '../model.ts';
import { areTerms, codeName, codesOf, isCode } from './codes.ts';
import { composeAction, composeField, composeNoun, composeValue, sentence } from './compose.ts';
import type { Dictionary } from './dictionary.ts';
import { englishTitle } from './english.ts';
import { declineAdjective, shortForm } from './morphology.ts';
import { agreementOf, inflect, type Phrase } from './phrase.ts';
import { nameWords } from './tokens.ts';
import type { CodeKind, ModelTexts, NamedText, NameKind, OwnResourceTexts, OwnTexts, ResourceTexts } from './texts.ts';

interface Named {
  /** Key of the catalogue. */
  readonly key: string;
  /** What the text is made of. */
  readonly name: string;
  readonly kind?: Field['kind'] | Input['kind'];
  readonly description?: string;
  readonly values?: Field['values'];
}

/** Texts of all that the screens name. No two resources get one title: the second keeps its own name. */
export function textsOfModel(model: ResourceModel, dictionary: Dictionary, own: OwnTexts = {}): ModelTexts {
  const taken = new Set<string>();
  const resources = new Map(
    model.resources.map((resource) => {
      const texts = textsOfResource(resource, dictionary, own[resource.name] ?? {}, taken);
      if (texts.title !== undefined) taken.add(texts.title);
      return [resource.name, texts];
    }),
  );
  const actions = new Map(
    model.actions.map(({ name, root, resource = '', description }): readonly [string, NamedText] => {
      const byPerson = own[resource]?.actions?.[name] ?? own['']?.actions?.[name];
      if (isWritten(byPerson)) return [name, told('action', root.join('_'), byPerson, 'person', description)];
      const bySchema = isRussianTitle(description);
      return [name, told('action', root.join('_'), bySchema ? undefined : composeAction(root.join('_'), dictionary), bySchema ? 'schema' : 'dictionary', description)];
    }),
  );
  return { resources, actions };
}

function textsOfResource(resource: Resource, dictionary: Dictionary, written: OwnResourceTexts, taken: ReadonlySet<string>): ResourceTexts {
  const names: NamedText[] = [];
  const own = { ...written, fields: kept(written.fields), values: kept(written.values) };
  const described = isRussianTitle(resource.description);
  // A description in Russian has its own word, of a gender that nobody knows unless it is the dictionary's word as well.
  const known = nounOf(resource, dictionary, taken);
  const noun = known && (!described || ofNoun(known).title === resource.description?.trim()) ? known : undefined;
  const fields: Record<string, string> = {};
  const values: Record<string, string> = {};
  const codes = new Set<CodeKind>();

  const phrases = noun && ofNoun(noun);
  const title = isWritten(own.title) ? own.title : described ? undefined : phrases?.title;
  names.push(told('resource', resource.name, title, isWritten(own.title) ? 'person' : described ? 'schema' : 'dictionary', resource.description));
  const seen = new Set<string>();
  for (const field of namedFields(resource)) {
    if (!seen.has(field.key)) {
      seen.add(field.key);
      const byPerson = own.fields[field.key];
      const bySchema = isRussianTitle(field.description);
      const text = byPerson ?? (bySchema ? undefined : composeField(field.name, { ...(noun && { record: noun }), ...(field.kind && { kind: field.kind }) }, dictionary));
      if (text !== undefined) fields[field.key] = text;
      names.push(told('field', field.key, text, byPerson !== undefined ? 'person' : bySchema ? 'schema' : 'dictionary', field.description));
    }
    const listed = field.values ?? [];
    const code = codesOf(listed.map(({ value }) => value));
    if (code) codes.add(code);
    const asItIs = areTerms(listed.map(({ value }) => value));
    for (const { value, description } of listed) {
      const byPerson = own.values[value];
      const bySchema = isRussianTitle(description);
      const about = { ...(noun && { record: noun }), field: field.name };
      const made = code || asItIs ? undefined : composeValue(value, about, dictionary);
      const text = byPerson ?? (bySchema ? undefined : made);
      // Two fields that say one value in two genders share the neuter.
      const other = values[value];
      if (text !== undefined) values[value] = other === undefined || other === text || byPerson !== undefined ? text : (composeValue(value, {}, dictionary) ?? text);
      if (!seen.has(`value ${value}`)) names.push(code && byPerson === undefined && isCode(code, value) ? { kind: 'value', name: value, text: codeName(code, value), source: 'dictionary' } : told('value', value, text, byPerson !== undefined ? 'person' : bySchema ? 'schema' : 'dictionary', description));
      seen.add(`value ${value}`);
    }
  }
  const english = englishTitle(resource);
  return { ...phrases, title, ...phrasesOf(written), ...(english === undefined ? {} : { englishTitle: english }), fields, values, codes: [...codes], names };
}

/** What a person wrote of the resource itself. Another word for it declines otherwise: its other phrases are left to the screens. */
function phrasesOf(written: OwnResourceTexts): Partial<Record<'record' | 'create' | 'remove' | 'created', string | undefined>> {
  const { record, create, remove, created } = written;
  const own = Object.fromEntries(Object.entries({ record, create, remove, created }).filter(([, text]) => isWritten(text)));
  return isWritten(record) ? { create: undefined, remove: undefined, created: undefined, ...own } : own;
}

function told(kind: NameKind, name: string, text: string | undefined, source: NamedText['source'], description: string | undefined): NamedText {
  if (source === 'schema') return { kind, name, text: description?.trim() ?? '', source };
  if (text === undefined) return { kind, name };
  return { kind, name, text, ...(source && { source }), ...(source === 'dictionary' && nameWords(name).length >= manyWords && { isDoubtful: true as const }) };
}

/** From so many words on, what belongs to what is a guess. */
const manyWords = 4;

/** A text that begins with a question mark waits for a person: it counts as none. */
export const isWritten = (text: string | undefined): text is string => text !== undefined && text.trim() !== '' && !text.startsWith('?');

const kept = (texts: Readonly<Record<string, string>> | undefined): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => isWritten(text)));

/** Whether the screens take the description for a label: short, and in Russian. */
export function isRussianTitle(description: string | undefined): boolean {
  const text = description?.trim().replace(/\.$/, '') ?? '';
  return text !== '' && text.length <= 60 && !/[\n`]/.test(text) && /[а-яё]/i.test(text);
}

function nounOf({ name, type }: Resource, dictionary: Dictionary, taken: ReadonlySet<string>): Phrase | undefined {
  const bare = type.replace(/_?(?:Entity|Type|Model|Object|Record|Dto|DTO|Node)$/, '');
  for (const candidate of [name, bare]) {
    const exact = dictionary.whole.resource.get(candidate);
    const phrase = exact === undefined ? composeNoun(candidate, dictionary) : undefined;
    if (phrase && !/^[a-z]/i.test(phrase.noun.text) && !taken.has(ofNoun(phrase).title)) return { ...phrase, plural: phrase.noun.pluralOnly };
  }
  return undefined;
}

function ofNoun(phrase: Phrase): { readonly title: string; readonly record: string; readonly create: string; readonly remove: string; readonly created: string } {
  const one = { ...phrase, plural: phrase.noun.pluralOnly };
  return {
    title: sentence(inflect({ ...phrase, plural: true }, 'nom')),
    record: sentence(inflect(one, 'nom')),
    create: sentence(`${declineAdjective('новый', 'nom', agreementOf(one))} ${inflect(one, 'nom')}`),
    remove: `Удалить ${inflect(one, 'acc')}?`,
    created: sentence(`${inflect(one, 'nom')} ${shortForm('созданный', agreementOf(one))}`),
  };
}

/** All that screens name: fields with what lies in them, conditions, inputs, related lists. */
function namedFields(resource: Resource): readonly Named[] {
  const ofFields = (fields: readonly Field[]): readonly Named[] => fields.flatMap((field) => [named(field), ...(field.kind === 'object' ? ofFields(field.fields ?? []) : [])]);
  const ofInputs = (inputs: readonly Input[]): readonly Named[] => inputs.flatMap((input) => [named(input), ...(input.kind === 'object' ? ofInputs(input.inputs ?? []) : [])]);
  const fields = ofFields(resource.fields);
  // Beside a city, a state is no condition.
  const isAddress = fields.some(({ name }) => /city$/i.test(name));
  const all = [
    ...fields,
    ...[...(resource.list?.filter?.fields ?? []), ...(resource.list?.asked ?? [])].map(named),
    ...ofInputs([...(resource.create?.inputs ?? []), ...(resource.update?.inputs ?? [])]),
    // A list that is named as its resource, or by how it is found (`ordersByCustomerId`), is called as the resource is.
    ...resource.related.filter(({ name, resource: other }) => name !== other && !/By[A-Z_]|_by_/.test(name)).map(named),
  ];
  return isAddress ? all.map((field) => (/^state$|State$/.test(field.name) && !field.values ? { ...field, name: field.name.replace(/state$/i, 'Region') } : field)) : all;
}

const named = (field: { readonly name: string; readonly field?: string; readonly called?: string; readonly kind?: Field['kind'] | Input['kind']; readonly description?: string; readonly values?: Field['values'] }): Named => ({
  key: field.field ?? field.name,
  name: field.called ?? field.field ?? field.name,
  ...(field.kind && { kind: field.kind }),
  ...(field.description !== undefined && { description: field.description }),
  ...(field.values && { values: field.values }),
});
