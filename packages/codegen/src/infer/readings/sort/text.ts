import { isScalarType } from 'graphql';

import type { Place } from '../../facts/places.ts';
import { sortsAt, type SortReading } from './sort-place.ts';

/** Text: `"name:asc"`, `"name desc"`, `"-name"`. */
export const text: SortReading = {
  name: 'text',
  read({ place, ordered }) {
    if (!isScalarType(place.type)) return undefined;
    const [asc, desc] = readStyle(place);
    const values = ordered.map((field) => ({
      field,
      asc: asc.replace('{field}', () => field),
      desc: desc.replace('{field}', () => field),
    }));
    return sortsAt(place, values, `\`${place.path.join('.')}\` takes a text such as \`${asc}\`.`);
  },
};

const [colon, space, minus] = [
  ['{field}:asc', '{field}:desc'],
  ['{field} asc', '{field} desc'],
  ['{field}', '-{field}'],
] as const;

/** What a text takes, from its default or description, else from its being a list and from its name. */
function readStyle({ place, list, name }: Place): readonly [asc: string, desc: string] {
  const hint = `${JSON.stringify(place.defaultValue ?? '')} ${place.description ?? ''}`;
  if (/\w:(?:asc|desc)/i.test(hint)) return colon;
  if (/\w (?:asc|desc)\b/i.test(hint)) return space;
  if (/(?:^|[\s"'`,])-[a-z]/i.test(hint)) return minus;
  if (list) return colon;
  return /^(?:sort|ordering|order_?by)$/i.test(name) ? minus : space;
}
