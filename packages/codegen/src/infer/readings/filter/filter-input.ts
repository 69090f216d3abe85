import { getNamedType, isInputObjectType } from 'graphql';

import type { Filter } from '../../../model.ts';
import { isFilterName } from '../../facts/names/argument-names.ts';
import { sentenceList } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';
import { hasList, inputsOf, isRequired } from '../../facts/schema-types.ts';
import { readConditions, type ReadConditions } from './conditions.ts';
import type { FilterPlace, FilterReading } from './filter-place.ts';

/** `filter: OrderFilter`: an input object of conditions. */
export const filterInput: FilterReading = {
  name: 'filter-input',
  read(filterPlace) {
    const found = filterPlace.places
      .filter(holdsConditions)
      .map((place) => ({ place, conditions: readInput(place, filterPlace) }))
      .filter(({ conditions }) => conditions.fields.length > 0);
    // Operators say more than equality: of `condition` and `filter`, the latter.
    const [best] = found.sort(
      (a, b) =>
        Number(hasOperators(b.conditions)) - Number(hasOperators(a.conditions)) ||
        b.conditions.fields.length - a.conditions.fields.length,
    );
    if (!best) return undefined;
    const {
      place,
      conditions: { fields, dialects },
    } = best;
    const meaning: Filter = {
      argument: place.path,
      type: place.type.name,
      fields,
      ...combinations(place),
    };
    return {
      meaning,
      because: `\`${place.path.join('.')}\` takes \`${place.type.name}\`, whose conditions are read as ${sentenceList(dialects)}.`,
    };
  },
};

/** An optional filter with keys that it requires takes no single condition. */
const holdsConditions = ({ name, list, type, required }: Place): boolean =>
  isFilterName(name) &&
  !list &&
  isInputObjectType(type) &&
  (required || !Object.values(inputsOf(type)).some(isRequired));

const hasOperators = ({ fields }: ReadConditions): boolean =>
  fields.some((field) => field.operators.length > 1);

function readInput({ type }: Place, { draft, survey }: FilterPlace): ReadConditions {
  const plain = Object.entries(inputsOf(type)).filter(
    ([name, input]) => getNamedType(input.type) !== type && !/^_?(?:and|or|not)$/i.test(name),
  );
  return readConditions(plain, draft, survey, false);
}

/** Keys that put conditions together. */
function combinations({ type }: Place): Pick<Filter, 'and' | 'or' | 'not'> {
  const inputs = inputsOf(type);
  const combine = (...names: readonly string[]): NonNullable<Filter['and']> | undefined => {
    const found = names
      .map((name) => inputs[name])
      .find((input) => input && getNamedType(input.type) === type);
    return found && { key: found.name, list: hasList(found.type) };
  };
  const [and, or, not] = [
    combine('and', 'AND', '_and', 'And'),
    combine('or', 'OR', '_or', 'Or'),
    combine('not', 'NOT', '_not', 'Not'),
  ];
  return { ...(and ? { and } : {}), ...(or ? { or } : {}), ...(not ? { not } : {}) };
}
