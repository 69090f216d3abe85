import type { Field, Input, Resource, ResourceModel } from '../model.ts';
import { codesOf, type CodeKind } from './codes.ts';
import { composeField, composeNoun, composeValue, sentence } from './compose.ts';
import type { Dictionary } from './dictionary.ts';
import { englishTitle } from './english.ts';
import { declineAdjective, shortForm } from './morphology.ts';
import { agreementOf, inflect, type Phrase } from './phrase.ts';

/** What a person wrote, by resource: the same form as the texts that are generated. */
export type OwnTexts = Readonly<Record<string, OwnResourceTexts>>;

export interface OwnResourceTexts {
  readonly title?: string;
  readonly record?: string;
  readonly create?: string;
  readonly remove?: string;
  readonly created?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
}

/** Texts of one resource in Russian, where the schema's own descriptions have none. */
export interface ResourceTexts extends OwnResourceTexts {
  /** Many of them in English, where the words of the name do not say it: `Staff`. */
  readonly englishTitle?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** Kinds of codes that its enums list: the screens name those themselves. */
  readonly codes: readonly CodeKind[];
  /** Every name of the resource, with its text: what `texts` counts. */
  readonly names: readonly NamedText[];
}

export type NameKind = 'resource' | 'field' | 'value';

export interface NamedText {
  readonly kind: NameKind;
  readonly name: string;
  /** Absent where nobody knows one. */
  readonly text?: string;
  readonly source?: 'person' | 'schema' | 'dictionary';
}

interface Named {
  /** Key of the catalogue. */
  readonly key: string;
  /** What the text is made of. */
  readonly name: string;
  readonly kind?: Field['kind'] | Input['kind'];
  readonly description?: string;
  readonly values?: Field['values'];
}

/** Texts of all resources. No two resources get one title: the second keeps its own name. */
export function textsOfModel(model: ResourceModel, dictionary: Dictionary, own: OwnTexts = {}): ReadonlyMap<string, ResourceTexts> {
  const taken = new Set<string>();
  return new Map(
    model.resources.map((resource) => {
      const texts = textsOfResource(resource, dictionary, own[resource.name] ?? {}, taken);
      if (texts.title !== undefined) taken.add(texts.title);
      return [resource.name, texts];
    }),
  );
}

function textsOfResource(resource: Resource, dictionary: Dictionary, written: OwnResourceTexts, taken: ReadonlySet<string>): ResourceTexts {
  const names: NamedText[] = [];
  const own = { ...written, fields: kept(written.fields), values: kept(written.values) };
  const described = isRussianTitle(resource.description);
  const noun = described ? undefined : nounOf(resource, dictionary, taken);
  const fields: Record<string, string> = {};
  const values: Record<string, string> = {};
  const codes = new Set<CodeKind>();

  const phrases = noun && ofNoun(noun);
  const title = isWritten(own.title) ? own.title : phrases?.title;
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
    for (const { value, description } of listed) {
      const byPerson = own.values[value];
      const bySchema = isRussianTitle(description);
      const about = { ...(noun && { record: noun }), field: field.name };
      const made = code ? undefined : composeValue(value, about, dictionary);
      const text = byPerson ?? (bySchema ? undefined : made);
      // Two fields that say one value in two genders share the neuter.
      const known = values[value];
      if (text !== undefined) values[value] = known === undefined || known === text || byPerson !== undefined ? text : (composeValue(value, {}, dictionary) ?? text);
      if (!seen.has(`value ${value}`)) names.push(code && byPerson === undefined ? { kind: 'value', name: value, text: value, source: 'dictionary' } : told('value', value, text, byPerson !== undefined ? 'person' : bySchema ? 'schema' : 'dictionary', description));
      seen.add(`value ${value}`);
    }
  }
  const english = englishTitle(resource);
  return { ...phrases, ...written, ...(english === undefined ? {} : { englishTitle: english }), fields, values, codes: [...codes], names };
}

function told(kind: NameKind, name: string, text: string | undefined, source: NamedText['source'], description: string | undefined): NamedText {
  if (source === 'schema') return { kind, name, text: description?.trim() ?? '', source };
  return text === undefined ? { kind, name } : { kind, name, text, ...(source && { source }) };
}

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
  const ofFields = (fields: readonly Field[]): readonly Named[] => fields.flatMap((field) => [named(field), ...ofFields(field.fields ?? [])]);
  const ofInputs = (inputs: readonly Input[]): readonly Named[] => inputs.flatMap((input) => [named(input), ...ofInputs(input.inputs ?? [])]);
  return [
    ...ofFields(resource.fields),
    ...[...(resource.list?.filter?.fields ?? []), ...(resource.list?.asked ?? [])].map(named),
    ...ofInputs([...(resource.create?.inputs ?? []), ...(resource.update?.inputs ?? [])]),
    // A list that is named by how it is found (`ordersByCustomerId`) is called as its resource is.
    ...resource.related.filter(({ name }) => !/By(?:[A-Z_])|_by_/.test(name)).map(named),
  ];
}

const named = (field: { readonly name: string; readonly field?: string; readonly called?: string; readonly kind?: Field['kind'] | Input['kind']; readonly description?: string; readonly values?: Field['values'] }): Named => ({
  key: field.field ?? field.name,
  name: field.called ?? field.field ?? field.name,
  ...(field.kind && { kind: field.kind }),
  ...(field.description !== undefined && { description: field.description }),
  ...(field.values && { values: field.values }),
});
