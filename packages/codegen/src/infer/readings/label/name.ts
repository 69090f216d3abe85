import type { Field, Path } from '../../../model.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { labelled, type LabelPlace, type LabelReading } from './label-place.ts';
import { findNames } from './person.ts';

/**
 * Its name or title, also one that has parts or several forms: `name { first last }`, `title {
 * english userPreferred }`.
 */
export const name: LabelReading = {
  name: 'name',
  read(place) {
    const { first, last } = findNames(place);
    for (const wanted of ['name', 'title', 'displayname', 'fullname']) {
      const field = place.exactly(wanted);
      // The title of a person is “Dr.”.
      if (field && !(wanted === 'title' && first && last))
        return labelled([field], `\`${field.name}\` is what records are called by.`);
      const inside = field ? [] : nameInside(wanted, place);
      if (inside.length > 0)
        return {
          meaning: inside,
          because: `\`${inside[0]?.[0] ?? ''}\` holds what records are called by.`,
        };
    }
    return undefined;
  },
};

const whole = new Set(['full', 'display', 'preferred', 'default', 'formatted', 'rendered']);

function nameInside(wanted: string, { fields, inside }: LabelPlace): readonly Path[] {
  const holder = fields.find(
    (field) =>
      field.kind === 'object' &&
      !field.list &&
      !field.requiredArguments?.length &&
      seamless(field.name) === wanted,
  );
  if (!holder?.fields) return [];
  const form = holder.fields.find(isFullName);
  return (form ? [[form.name]] : inside(holder.fields, holder.type)).map((path) => [
    holder.name,
    ...path,
  ]);
}

const isFullName = ({ kind, list, name: called }: Field): boolean =>
  kind === 'string' && !list && words(called).some((word) => whole.has(word));
