import { isEnumType } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import { sortsAt, type SortReading } from './sort-place.ts';

/**
 * A value of an enum for each field and direction: `NUMBER_ASC`, `createdAt_DESC`, `ASC_NAME`,
 * `NAME`.
 */
export const value: SortReading = {
  name: 'value',
  read({ place, fields, moments }) {
    const { type } = place;
    if (!isEnumType(type)) return undefined;
    const isWay = ({ name }: { readonly name: string }): boolean => direction.test(name);
    // A date with a single direction is sorted newest first.
    const isNewest = (field: string): boolean =>
      moments.has(field) && !type.getValues().some(isWay);
    const found = new Map<string, { asc?: string; desc?: string }>();
    for (const { name } of type.getValues()) {
      const match =
        /^(.*?)_?(ASC|DESC|ASCENDING|DESCENDING)(?:_NULLS_\w+)?$/i.exec(name) ??
        reverse(/^(ASC|DESC)_(.*)$/i.exec(name));
      if (match && /_NULLS_/i.test(name)) continue;
      const field = fields.get(seamless(match?.[1] ?? name));
      if (field === undefined) continue;
      const entry = found.get(field) ?? {};
      found.set(field, entry);
      if (/^desc/i.test(match?.[2] ?? '') || isNewest(field)) entry.desc ??= name;
      else entry.asc ??= name;
    }
    return sortsAt(
      place,
      [...found].map(([field, values]) => ({ field, ...values })),
      `\`${place.path.join('.')}\` takes values of the enum \`${type.name}\`.`,
    );
  },
};

const direction = /(?:^|_)(?:ASC|DESC|ASCENDING|DESCENDING)(?:_|$)/i;

function reverse(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[2], match[1]] : undefined;
}
