import { isInputObjectType } from 'graphql';

import {
  isDirectionName,
  isFilterName,
  isOptionsName,
  isSortName,
} from '../../facts/names/argument-names.ts';
import { sentenceList } from '../../facts/names/words.ts';
import { inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import { readConditions } from './conditions.ts';
import type { FilterReading } from './filter-place.ts';

/** Conditions, page and order in the same input object: `orders(input: { page, status })`. */
export const optionsObject: FilterReading = {
  name: 'options-object',
  read({ places, draft, survey, isTaken }) {
    for (const holder of places.filter(
      (place) => isOptionsName(place.name) && !place.list && isInputObjectType(place.type),
    )) {
      const own = Object.entries(inputsOf(holder.type)).filter(
        ([name]) =>
          !isTaken([...holder.path, name]) &&
          !isSortName(name) &&
          !isDirectionName(name) &&
          !isFilterName(name),
      );
      // A value that must be there is none to choose.
      if (!holder.required && own.some(([, input]) => isRequired(input))) continue;
      const { fields, dialects } = readConditions(
        own.filter(([, input]) => isLeaf(input.type)),
        draft,
        survey,
        true,
      );
      if (fields.length === 0) continue;
      const because = `\`${holder.path.join('.')}\` takes conditions beside what else it takes, read as ${sentenceList(dialects)}.`;
      return { meaning: { argument: holder.path, type: holder.type.name, fields }, because };
    }
    return undefined;
  },
};
