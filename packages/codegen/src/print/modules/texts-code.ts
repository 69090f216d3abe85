import type { NamedText, PartTexts, ResourceTexts } from '../../texts/texts.ts';
import { array, entries, literal, object, property, string, type Code } from '../code/code.ts';

/** Titles by language, for the manifest. */
export function titlesCode(texts: ResourceTexts | undefined): Code | undefined {
  const { title, englishTitle } = texts ?? {};
  if (title === undefined && englishTitle === undefined) return undefined;
  return object(
    entries({
      ru: title !== undefined && string(title),
      en: englishTitle !== undefined && string(englishTitle),
    }),
  );
}

/** Title of what belongs to no resource, where the schema does not say it itself. */
export const titleCode = (told: NamedText | undefined): Code | undefined =>
  told?.text === undefined || told.source === 'schema'
    ? undefined
    : object([property('ru', string(told.text))]);

/**
 * Texts of the inputs and answers of some operations, without what `known`, those of the resource,
 * say the same.
 */
export function partTextsCode(
  parts: readonly PartTexts[],
  known: ResourceTexts | undefined,
): Code | undefined {
  const isKnown = (pick: 'fields' | 'values', name: string, text: string): boolean =>
    known !== undefined && Object.hasOwn(known[pick], name) && known[pick][name] === text;
  const merge = (pick: 'fields' | 'values'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      parts
        .flatMap((each) => Object.entries(each[pick]))
        .filter(([name, text]) => !isKnown(pick, name, text)),
    );
  const codes = [...new Set(parts.flatMap((each) => each.codes))].filter(
    (kind) => kind !== 'currency' && !known?.codes.includes(kind),
  );
  const tables = Object.entries({ fields: merge('fields'), values: merge('values') }).filter(
    ([, table]) => Object.keys(table).length > 0,
  );
  if (tables.length + codes.length === 0) return undefined;
  return object(
    entries({
      ...Object.fromEntries(tables.map(([name, table]) => [name, literal(sorted(table))])),
      codes: codes.length > 0 && array(codes.map(string)),
    }),
  );
}

/** All other Russian texts of a resource, for its module. */
export function textsCode(
  texts: ResourceTexts | undefined,
  actions: Readonly<Record<string, string>>,
): Code | undefined {
  const { record, create, remove, created, fields = {}, values = {} } = texts ?? {};
  // A currency is known by its code.
  const codes = (texts?.codes ?? []).filter((kind) => kind !== 'currency');
  const phrases = Object.entries({ record, create, remove, created }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  const tables = Object.entries({ fields, values, actions }).filter(
    ([, table]) => Object.keys(table).length > 0,
  );
  if (phrases.length + tables.length + codes.length === 0) return undefined;
  return object(
    entries({
      ...Object.fromEntries(phrases.map(([name, text]) => [name, string(text)])),
      ...Object.fromEntries(tables.map(([name, table]) => [name, literal(sorted(table))])),
      codes: codes.length > 0 && array(codes.map(string)),
    }),
  );
}

const sorted = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
