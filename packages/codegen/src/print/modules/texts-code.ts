import type { ModelTexts, ResourceTexts } from '../../texts/texts.ts';
import { array, entries, literal, object, string, type Code } from '../code/code.ts';

/** What resources, fields and values are called, beside what the schema says itself. */
export type PrintedTexts = ModelTexts;

/** Titles by language, for the manifest. */
export function titlesCode(texts: ResourceTexts | undefined): Code | undefined {
  const { title, englishTitle } = texts ?? {};
  if (title === undefined && englishTitle === undefined) return undefined;
  return object(entries({ ru: title !== undefined && string(title), en: englishTitle !== undefined && string(englishTitle) }));
}

/** All other Russian texts of a resource, for its module. */
export function textsCode(texts: ResourceTexts | undefined, actions: Readonly<Record<string, string>>): Code | undefined {
  const { record, create, remove, created, fields = {}, values = {} } = texts ?? {};
  // A currency is known by its code.
  const codes = (texts?.codes ?? []).filter((kind) => kind !== 'currency');
  const phrases = Object.entries({ record, create, remove, created }).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  const tables = Object.entries({ fields, values, actions }).filter(([, table]) => Object.keys(table).length > 0);
  if (phrases.length + tables.length + codes.length === 0) return undefined;
  return object(
    entries({
      ...Object.fromEntries(phrases.map(([name, text]) => [name, string(text)])),
      ...Object.fromEntries(tables.map(([name, table]) => [name, literal(sorted(table))])),
      codes: codes.length > 0 && array(codes.map(string)),
    }),
  );
}

const sorted = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
