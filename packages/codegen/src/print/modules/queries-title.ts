import type { OtherQuery } from '../../model.ts';
import { object, property, string, type Code } from '../code/code.ts';

/** Titles for an application's queries, the most specific first. */
const kinds = [
  { place: 'report', ru: 'отчёты', en: 'reports' },
  { place: 'singleton', ru: 'настройки', en: 'settings' },
  { place: 'enumeration', ru: 'справочники', en: 'reference lists' },
  { place: 'lookup', ru: 'поиск по данным', en: 'look-ups' },
] as const;

/**
 * Their page promises no more than there is: its title, which stands in the navigation, names the
 * two most telling kinds.
 */
export function queriesTitle(queries: readonly OtherQuery[]): Code {
  const places = new Set(queries.map(({ place }) => (place === 'search' ? 'lookup' : place)));
  const called = kinds.filter(({ place }) => places.has(place)).slice(0, 2);
  const title = (names: readonly string[], and: string): Code =>
    string(names.join(and).replace(/^./, (letter) => letter.toUpperCase()));
  return object([
    property(
      'ru',
      title(
        called.map(({ ru }) => ru),
        ' и ',
      ),
    ),
    property(
      'en',
      title(
        called.map(({ en }) => en),
        ' and ',
      ),
    ),
  ]);
}
