import { getNamedType, isInputObjectType } from 'graphql';

import type { ArgumentPath, Input } from '../../../model.ts';
import type { InputPlace, OutputField } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isFilterName, isSortName } from '../../facts/names/argument-names.ts';
import { hasList, inputsOf, isLeaf, isRequired } from '../../facts/schema-types.ts';
import { callKey, isWritable, readDeepInput, type Described } from '../inputs.ts';

/** Maximum depth of a required object whose fields are inputs of the form themselves. */
const maxFlattenedDepth = 4;

/**
 * Inputs of a form for a root field's arguments, each with its own path. A required object is not
 * an input itself: the form of `cancelOrder(input: { id, reason })` has a reason.
 *
 * @param taken Paths that are filled otherwise.
 * @param options `isPaged`: the answer is a list, and the form asks for its length too.
 */
export function readActionInputs(
  field: OutputField,
  taken: readonly ArgumentPath[],
  described: Described,
  survey: Survey,
  fixed: Readonly<Record<string, unknown>>,
  { isPaged = false }: { readonly isPaged?: boolean } = {},
): readonly Input[] {
  const given = new Set(taken.map((path) => path.join('.')));
  const isGiven = (path: ArgumentPath): boolean => given.has(path.join('.'));
  const isAboveGiven = (path: ArgumentPath): boolean =>
    taken.some(
      (other) => other.length > path.length && path.every((name, at) => other[at] === name),
    );
  const read = (places: readonly InputPlace[], above: ArgumentPath): readonly Input[] => {
    const open = places.filter(
      (place) =>
        !(above.length === 0 && isAboutAnswer(place) && !(isPaged && isPage(place))) &&
        place.name !== 'clientMutationId' &&
        !isGiven([...above, place.name]) &&
        !(above.length === 0 && Object.hasOwn(fixed, place.name)),
    );
    return open.flatMap((place): readonly Input[] => {
      const path = [...above, place.name];
      const type = getNamedType(place.type);
      const isWhole =
        isInputObjectType(type) &&
        path.length < maxFlattenedDepth &&
        (isAboveGiven(path) || (!hasList(place.type) && (isRequired(place) || open.length === 1)));
      if (isWhole && isWritable(type)) return read(Object.values(inputsOf(type)), path);
      const input = readDeepInput(place, described, survey, []);
      return input
        ? [
            {
              ...input,
              ...(isPaged && isLimit(place) && input.kind === 'integer'
                ? { defaultValue: input.defaultValue ?? usualLimit }
                : {}),
              at: path,
            },
          ]
        : [];
    });
  };
  return distinctNames(read(field.args, []));
}

/**
 * Tests for arguments that filter, sort and page the answer: `where`, `order_by`, `limit` of a
 * function that returns rows.
 */
const isAboutAnswer = (place: InputPlace): boolean =>
  !isRequired(place) &&
  (isSortName(place.name) ||
    (isFilterName(place.name) && !isWritable(getNamedType(place.type))) ||
    /^(?:limit|offset|first|last|after|before|distinct_?on)$/i.test(place.name));

/** Default length of a list. */
const usualLimit = 50;
const isLimit = ({ name }: InputPlace): boolean =>
  /^(?:limit|first|take|size|page_?size|per_?page)$/i.test(name);
const isPage = (place: InputPlace): boolean =>
  isLeaf(place.type) &&
  (isLimit(place) || /^(?:offset|skip|page|current_?page)$/i.test(place.name));

/** Inputs of one form have names of their own: the second `id` is called by its path. */
function distinctNames(inputs: readonly Input[]): readonly Input[] {
  const uses = Map.groupBy(inputs, ({ name }) => name);
  return inputs.map((input) => {
    if ((uses.get(input.name) ?? []).length < 2) return input;
    const named = {
      ...input,
      name: (input.at ?? [])
        .map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
        .join(''),
    };
    return input.called === undefined ? named : { ...named, ...callKey(named) };
  });
}
