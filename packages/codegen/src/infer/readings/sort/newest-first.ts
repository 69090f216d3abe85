import { classifyMoment } from '../record/moment.ts';
import { sortsAt, type SortReading } from './sort-place.ts';

/** A switch for one order: `newest_first: true`. It is of the date on which records were made. */
export const newestFirst: SortReading = {
  name: 'newest-first',
  read({ place, fields, record }) {
    if (place.type.name !== 'Boolean' || !/^(?:newest|latest|recent)first$/.test(place.word))
      return undefined;
    const created = [...fields.values()].find(
      (name) => classifyMoment({ name, kind: 'instant' }, record) === 'created',
    );
    return created === undefined
      ? undefined
      : sortsAt(
          place,
          [{ field: created, asc: false, desc: true }],
          `\`${place.path.join('.')}\` turns the order of \`${created}\` around.`,
        );
  },
};
