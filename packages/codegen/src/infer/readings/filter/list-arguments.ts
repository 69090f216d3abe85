import { isDirectionName, isSortName } from '../../facts/names/argument-names.ts';
import { sentenceList } from '../../facts/names/words.ts';
import { isLeaf } from '../../facts/schema-types.ts';
import { readConditions } from './conditions.ts';
import type { FilterReading } from './filter-place.ts';

/** `orders(status: Status, customerId: ID)`: an argument for each condition. */
export const listArguments: FilterReading = {
  name: 'list-arguments',
  read({ places, draft, survey, isTaken }) {
    const free = places.filter(
      (place) =>
        place.path.length === 1 &&
        !isTaken(place.path) &&
        !isSortName(place.name) &&
        !isDirectionName(place.name) &&
        !place.required &&
        isLeaf(place.type),
    );
    const { fields, dialects } = readConditions(
      free.map((place) => [place.name, place.place] as const),
      draft,
      survey,
      true,
    );
    return fields.length > 0
      ? {
          meaning: { argument: [], fields },
          because: `The list field has arguments for them, read as ${sentenceList(dialects)}.`,
        }
      : undefined;
  },
};
